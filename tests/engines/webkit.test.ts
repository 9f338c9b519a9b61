import { testEveryWay } from "./every-way.ts";
import { webkit } from "./webkit.ts";

testEveryWay(webkit);
