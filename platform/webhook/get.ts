import { ask, HttpError, type PostOptions } from "./post.ts";

export class TooLarge extends Error {
  override name = "TooLarge";
}

/**
 * Downloads a file of at most `most` bytes. The timeout includes the last byte. Redirects are not followed, because they could lead to an
 * internal address (SSRF).
 */
export async function get(address: string, most: number, options: PostOptions = {}): Promise<Buffer> {
  const answer = await ask(new URL(address), null, options);
  try {
    const { statusCode: status = 0, headers } = answer;
    if (status < 200 || status >= 300) throw new HttpError(status);
    if (Number(headers["content-length"] ?? 0) > most) throw new TooLarge();
    const chunks: Buffer[] = [];
    let read = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      read += chunk.length;
      if (read > most) throw new TooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    answer.destroy();
  }
}
