import type { IncomingMessage } from "node:http";
import { limitConcurrency, QueueFull } from "../concurrency.ts";
import { bodyLimits } from "./body.ts";
import { collectBody } from "./collect-body.ts";
import { mediaType, type Refusal } from "./guards.ts";
import { isSigned, showsSecret } from "./hook-secret.ts";
import { plain } from "./plain.ts";
import { uploadMemory } from "./upload-memory.ts";

/** The largest mail that is taken. Base64 in JSON makes it a third larger. */
export const maxMail = 10 * 1024 * 1024;
const maxJson = 14 * 1024 * 1024;
const small = 64 * 1024;

const rawTypes = ["message/rfc822", "application/octet-stream"];

export interface MailHook {
  secrets: readonly string[];
  /** Whether this address showed wrong secrets too often. */
  isBlocked(address: string): Promise<boolean>;
  /** Resolves once the mail is on the disk, or is none of ours: the answer is the same. */
  take(raw: Buffer, recipients: string): Promise<unknown>;
}

/** Takes a mail from the provider: the raw message, or JSON with it inside. Nothing of who is not known is read but what it signs. */
export function mailHook({ secrets, isBlocked, take }: MailHook) {
  const open = uploadMemory({ total: maxJson, perAddress: maxJson, openPerAddress: 10 });
  const inTurn = limitConcurrency(1, 20);

  async function receive(request: IncomingMessage, address: string): Promise<Response> {
    if (request.method !== "POST") return plain(405, { allow: "POST" });
    const type = mediaType(request.headers);
    const isJson = type === "application/json";
    const limit = isJson ? maxJson : maxMail;
    if (!isJson && !rawTypes.includes(type)) return refused(415);
    if (Number(request.headers["content-length"] ?? 0) > limit) return refused(413);
    const shown = showsSecret(request.headers, secrets);
    if (shown !== true && (shown === false || !request.headers["webhook-signature"])) return unknown(address);
    let upload: ReturnType<typeof open> = null;
    const begin = () => {
      upload = open(address);
      return upload;
    };
    try {
      const body = await collectBody(request, { limit, pace: bodyLimits.pace, small, open: begin });
      if (typeof body === "number") return refused(body);
      const bytes = Buffer.concat(body.chunks);
      if (!shown && !isSigned(request.headers, bytes, secrets)) return unknown(address);
      return await inTurn(() => taken(bytes, isJson, String(request.headers["x-original-to"] ?? "")));
    } catch (error) {
      if (error instanceof QueueFull) return refused(503);
      throw error;
    } finally {
      (upload as { close(): void } | null)?.close();
    }
  }

  async function taken(bytes: Buffer, isJson: boolean, recipients: string): Promise<Response> {
    const sent = isJson ? inJson(bytes) : { raw: bytes, recipients };
    if (!sent) return plain(400);
    if (sent.raw.length > maxMail) return refused(413);
    await take(sent.raw, sent.recipients);
    return plain(200);
  }

  async function unknown(address: string): Promise<Response> {
    return (await isBlocked(address)) ? refused(429) : plain(401, { "www-authenticate": "Bearer", ...closed });
  }

  return receive;
}

const closed = { connection: "close" };
const refused = (status: Refusal["status"]) =>
  plain(status, { ...closed, ...((status === 429 || status === 503) && { "retry-after": "60" }) });

/** `raw` in base64, or Postmark's `RawEmail`; with it for whom it was, which the mail itself need not say. */
function inJson(bytes: Buffer): { raw: Buffer; recipients: string } | undefined {
  try {
    const { raw, RawEmail, recipient, OriginalRecipient } = JSON.parse(bytes.toString());
    const recipients = [recipient, OriginalRecipient].filter((one) => typeof one === "string").join(" ");
    if (typeof raw === "string") return { raw: Buffer.from(raw, "base64"), recipients };
    return typeof RawEmail === "string" ? { raw: Buffer.from(RawEmail), recipients } : undefined;
  } catch {
    return undefined;
  }
}
