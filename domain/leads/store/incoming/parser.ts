/**
 * The program of the processes that parse.ts starts. A mail may be made on purpose so that parsing takes minutes or all memory. It then
 * ends this process, and not the site.
 */
import { takeOrders } from "#platform/process/child-program.ts";
import { readMail } from "./read-mail.ts";

takeOrders((raw: Uint8Array) => readMail(raw).catch(() => undefined));
