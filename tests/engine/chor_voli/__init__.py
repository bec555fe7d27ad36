"""Truth tables of Chor Voli and Ramchi, rule by rule."""
