import { afterEach } from "vitest";
import { removeColleagues } from "../e2e/support/colleagues.ts";

afterEach(() => removeColleagues());
