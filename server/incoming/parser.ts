/** The program of parse.ts: a mail that is made to take minutes, or all memory, ends this process and not the site. */
import { constants, setPriority } from "node:os";
import { readMail } from "./read-mail.ts";

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("message", async (raw: Uint8Array) => process.send?.(await readMail(raw).catch(() => undefined)));
process.on("disconnect", () => process.exit());
process.send?.("ready");
