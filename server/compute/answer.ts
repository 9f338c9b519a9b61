import { createRequestHandler, type ServerBuild } from "react-router";

/** A response that can be sent from one thread to another. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** Processor time in seconds. */
  took: number;
}

/** Pages take the site's origin from its settings, so this host name is never seen. */
const anyOrigin = "http://localhost";

/** The entry of a worker thread: it answers an address as the site answers an anonymous visitor. */
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
