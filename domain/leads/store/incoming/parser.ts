/** This is the program that parse.ts starts. A mail that is made to take minutes, or all memory, ends this process and not the site. */
import { takeOrders } from "#platform/process/child-program.ts";
import { readMail } from "./read-mail.ts";

takeOrders((raw: Uint8Array) => readMail(raw).catch(() => undefined));
