import { afterEach } from "vitest";
import { removeColleagues } from "../e2e/support/staff.ts";

afterEach(() => removeColleagues());
