import { testEveryWay } from "./every-way.ts";
import { firefox } from "./firefox.ts";

testEveryWay(firefox);
