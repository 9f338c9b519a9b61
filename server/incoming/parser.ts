/**
 * What a thread of parse.ts runs: a mail that is made to take minutes, or all memory, ends that thread and not the site.
 */
import { readMail } from "./read-mail.ts";

export default (raw: Uint8Array) => readMail(raw).catch(() => undefined);
