import { StartError } from "#platform/process/start-error.ts";

/** The protocol takes at most so many addresses at once. */
const most = 10_000;

export type IndexNow = { endpoint: string; key: string };

/** Tells the search engines that share IndexNow which pages changed. The key lies at the root of the site, which proves that it is ours. */
export async function sendChanges(addresses: readonly string[], { endpoint, key }: IndexNow): Promise<void> {
  for (let start = 0; start < addresses.length; start += most) {
    const urlList = addresses.slice(start, start + most);
    const { origin, host } = new URL(urlList[0] ?? "");
    const answer = await fetch(new URL("/indexnow", endpoint), {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
      redirect: "error",
      signal: AbortSignal.timeout(30_000),
    }).catch((error: Error) => new StartError(`${new URL(endpoint).host} does not answer: ${error.message}`));
    if (answer instanceof StartError) throw answer;
    if (!answer.ok)
      throw new StartError(`${new URL(endpoint).host} answered ${answer.status}. ${reasons[answer.status] ?? ""}`);
  }
}

const reasons: Record<number, string> = {
  403: "The file of the key is not at the root of the site, or names another key.",
  422: "The addresses are not those of the site that has the key.",
  429: "Too many calls: try again tomorrow.",
};
