import { createRequestHandler, type ServerBuild } from "react-router";

/** A response on its way from one thread to another. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** Seconds of processor that it took. */
  took: number;
}

/** Pages take the site's origin from its settings. */
const anyOrigin = "http://localhost";

/** What a worker thread does: it answers an address as the site answers a stranger, of whom it knows nothing else. */
export function answerer(build: ServerBuild) {
  const pages = createRequestHandler(build, process.env.NODE_ENV);
  return async (address: string): Promise<Answer> => {
    const before = process.threadCpuUsage();
    const response = await pages(new Request(new URL(address, anyOrigin)));
    const body = new Uint8Array(await response.arrayBuffer());
    const { user, system } = process.threadCpuUsage(before);
    return { status: response.status, headers: [...response.headers], body, took: (user + system) / 1e6 };
  };
}
