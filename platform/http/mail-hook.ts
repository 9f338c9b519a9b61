import type { IncomingMessage } from "node:http";
import { QueueFull, semaphore } from "#platform/process/limits.ts";
import { bodyLimits } from "./body.ts";
import { budgets } from "./budgets.ts";
import { collectBody } from "./collect-body.ts";
import { mediaType, type Refusal } from "./guards.ts";
import { showsSecret, signatureCheck } from "./hook-secret.ts";
import { type SentMail, startOf, wholeOf } from "./mail-in-body.ts";
import { plainResponse } from "./plain-response.ts";
import { spool } from "./spool.ts";
import { uploadMemory } from "./upload-memory.ts";

/** The largest accepted mail, raw and in JSON, the largest signed body, and what is kept of a mail that is too large. */
const { json: maxJson, signed: maxSigned, head: start, unprovenPace } = budgets.mailHook;
export const maxMail: number = budgets.mailHook.mail;
const small = 64 * 1024;

const rawTypes = ["message/rfc822", "application/octet-stream"];

export interface MailHook {
  secrets: readonly string[];
  /** Tells whether this address sent wrong secrets too often. */
  isBlocked(address: string): Promise<boolean>;
  /** Resolves when the mail is on the disk, or when we know that it is not for us. The provider gets the same answer in both cases. */
  take(raw: Buffer, recipients: string): Promise<unknown>;
  /** Stores a note that a mail of this size came, of which we have only the beginning. Resolves when the note is stored. */
  note(beginning: Buffer, recipients: string, bytes: number): Promise<unknown>;
}

/**
 * Receives mails from the provider, either as the raw message or as JSON that contains it. A provider that sends the secret never has to
 * wait for a stranger who only claims to sign.
 */
export function mailHook({ secrets, isBlocked, take, note }: MailHook) {
  const open = uploadMemory(budgets.mailHookMemory);
  const receive = spool(budgets.mailHookDisk);
  const inTurn = semaphore(budgets.mailHookTurns);

  async function answer(request: IncomingMessage, address: string): Promise<Response> {
    if (request.method !== "POST") return plainResponse(405, { allow: "POST" });
    const type = mediaType(request.headers);
    if (type !== "application/json" && !rawTypes.includes(type)) return refused(415);
    const shown = showsSecret(request.headers, secrets);
    try {
      if (shown) return await fromKnown(request, address);
      if (shown === null && request.headers["webhook-signature"]) return await fromSigner(request, address);
      return await unknown(address);
    } catch (error) {
      if (error instanceof QueueFull) return refused(503);
      throw error;
    }
  }

  async function fromKnown(request: IncomingMessage, address: string): Promise<Response> {
    const limit = limitOf(request);
    const beginning = beginningOf(request);
    const uploads: ReturnType<typeof open>[] = [];
    const begin = () => {
      const upload = open(address);
      uploads.push(upload);
      return upload;
    };
    try {
      const body = await collectBody(request, { limit, pace: bodyLimits.pace, small, open: begin });
      if (body === 413) return await inTurn(() => tooLarge(request, beginning(), announced(request) || limit));
      if (typeof body === "number") return refused(body);
      return await inTurn(() => taken(request, Buffer.concat(body.chunks)));
    } finally {
      for (const upload of uploads) upload?.close();
    }
  }

  async function fromSigner(request: IncomingMessage, address: string): Promise<Response> {
    const check = signatureCheck(request.headers, secrets);
    if (!check) return unknown(address);
    if (announced(request) > maxSigned) return refused(413);
    const limit = limitOf(request);
    const options = { limit, most: maxSigned, small, pace: unprovenPace, onChunk: check.add };
    const body = await receive(request, address, options);
    if (typeof body === "number") return refused(body);
    try {
      if (!check.isRight()) return await unknown(address);
      return await inTurn(async () =>
        body.size > limit ? tooLarge(request, await body.read(start), body.size) : taken(request, await body.read()),
      );
    } finally {
      body.close();
    }
  }

  async function taken(request: IncomingMessage, bytes: Buffer): Promise<Response> {
    const sent = isJson(request) ? wholeOf(bytes) : rawOf(request, bytes);
    if (!sent) return plainResponse(400);
    if (sent.raw.length > maxMail) return noted(sent, sent.raw.length);
    await take(sent.raw, sent.recipients);
    return plainResponse(200);
  }

  const tooLarge = (request: IncomingMessage, bytes: Buffer, size: number) =>
    isJson(request) ? noted(startOf(bytes), Math.floor(size * 0.75)) : noted(rawOf(request, bytes), size);

  /** Refuses a mail that is too large. The provider gets the status 413, and the office gets a note that the mail came. */
  async function noted({ raw, recipients }: SentMail, bytes: number): Promise<Response> {
    await note(raw.subarray(0, start), recipients, bytes);
    return refused(413);
  }

  async function unknown(address: string): Promise<Response> {
    return (await isBlocked(address)) ? refused(429) : plainResponse(401, { "www-authenticate": "Bearer", ...closed });
  }

  return answer;
}

const announced = ({ headers }: IncomingMessage) => Number(headers["content-length"] ?? 0);
const isJson = ({ headers }: IncomingMessage) => mediaType(headers) === "application/json";
const limitOf = (request: IncomingMessage) => (isJson(request) ? maxJson : maxMail);
const rawOf = ({ headers }: IncomingMessage, raw: Buffer): SentMail => ({
  raw,
  recipients: String(headers["x-original-to"] ?? ""),
});

/** Keeps the first bytes of a body while other code reads the body. */
function beginningOf(request: IncomingMessage): () => Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  const keep = (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= start) request.off("data", keep);
  };
  request.on("data", keep);
  return () => Buffer.concat(chunks).subarray(0, start);
}

const closed = { connection: "close" };
const refused = (status: Refusal["status"]) =>
  plainResponse(status, { ...closed, ...((status === 429 || status === 503) && { "retry-after": "60" }) });
