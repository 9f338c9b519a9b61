import { createHash } from "node:crypto";
import type { DocumentKind } from "@site/ground/states/lead.ts";
import { budgets } from "#platform/http/budgets.ts";
import { perMachine } from "#platform/machine/machine.ts";
import { semaphore } from "#platform/process/limits.ts";
import { get, TooLarge } from "#platform/webhook/get.ts";
import { HttpError } from "#platform/webhook/post.ts";
import { type CheckedFiles, checkFiles } from "../incoming/files.ts";
import type { ChatSettings } from "./graph.ts";
import { record, words } from "./items.ts";

const mostBytes = 16 * 1024 * 1024;
/** The host on which Meta keeps files. Our token is sent only to this host and to the API. */
const mediaHost = "https://lookaside.fbsbx.com";

const inTurn = perMachine(() => semaphore(budgets.chatFiles));

type Name = { id: string; name: string };
type Got = { files: CheckedFiles } | { lost: true };

/**
 * Fetches a file from Meta and checks it like every file from outside. If Meta no longer has the file, the result is `lost`. If Meta cannot
 * be reached, it throws.
 */
export const mediaOf = (media: Name, isAudio: boolean, settings: ChatSettings, signal?: AbortSignal): Promise<Got> =>
  inTurn()(async () => {
    try {
      return { files: await checked(media.name, await fetched(media.id, settings, signal), isAudio) };
    } catch (error) {
      if (error instanceof TooLarge) return { files: { photos: [], others: [{ name: media.name, problem: "size" }] } };
      if (error instanceof HttpError && [400, 403, 404, 410].includes(error.status)) return { lost: true };
      throw error;
    }
  });

async function fetched(id: string, settings: ChatSettings, signal?: AbortSignal): Promise<Buffer> {
  const { address, isHere, phoneId, token } = settings;
  const options = { headers: { authorization: `Bearer ${token}` }, allowPrivate: isHere, signal };
  const answer = await get(`${address}/${id}?phone_number_id=${phoneId}`, 64 * 1024, options);
  const { url, file_size, sha256 } = record(JSON.parse(answer.toString()));
  if (Number(file_size) > mostBytes) throw new TooLarge();
  if (new URL(words(url)).origin !== (isHere ? new URL(address).origin : mediaHost))
    throw new Error("What was sent lies at a host that we do not ask");
  const bytes = await get(words(url), mostBytes, { ...options, timeout: 30_000 });
  const hash = createHash("sha256").update(bytes).digest();
  if (words(sha256) && ![hash.toString("hex"), hash.toString("base64")].includes(words(sha256)))
    throw new Error("What was sent arrived damaged");
  return bytes;
}

async function checked(name: string, content: Buffer, isAudio: boolean): Promise<CheckedFiles> {
  const kind = isAudio ? audioKind(content) : undefined;
  if (!kind) return checkFiles([{ name, content, isInline: false }]);
  return { photos: [], others: [{ name: `${name.replace(/\.\w{1,5}$/, "")}.${kind}`, kind, flags: [], content }] };
}

/** Recognises the kind of an audio file by its first bytes. Our pages offer the file for download, and do not play it. */
function audioKind(content: Buffer): DocumentKind | undefined {
  const at = (from: number, to: number) => content.toString("latin1", from, to);
  if (at(0, 4) === "OggS") return "ogg";
  if (at(4, 8) === "ftyp") return "m4a";
  if (at(0, 5) === "#!AMR") return "amr";
  if (at(0, 3) === "ID3" || /^\xff[\xfb\xf3\xf2]/.test(at(0, 2))) return "mp3";
  return undefined;
}
