// Takes the addresses of other packages out of the comments of the generated client.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(process.argv[2], "client", "types.gen.ts");
writeFileSync(file, readFileSync(file, "utf8").replace(/\{@link https\S+ (`[^`]+`)\}( instead)/g, "$1$2"));
