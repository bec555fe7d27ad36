package croupier.client.model;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An option of a request: JSON has it only where it is not null. */
@JacksonAnnotationsInside
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonSetter(nulls = Nulls.SET)
@Retention(RetentionPolicy.RUNTIME)
@interface LeftOutWhereNull {}
