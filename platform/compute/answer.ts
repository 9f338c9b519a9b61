import type { ServerBuild } from "react-router";
import { routedBySection } from "#platform/http/page-routes.ts";
import { takeOrders } from "#platform/process/child-program.ts";

/** The nice value of the worker processes. The site itself gets the processor first. */
const niceness = 10;

/** A response in a form that can be sent from one process to another. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** The processor time that the answer took, in seconds. */
  took: number;
}

/** A `Request` needs a complete URL. This host name is never shown, because pages take the site's origin from the settings. */
const anyOrigin = "http://localhost";

/** The path and query to answer. If the input is too long for a URL, it is sent as a body. */
export type Task = string | { address: string; body: string };

const requestOf = (task: Task) =>
  typeof task === "string"
    ? new Request(new URL(task, anyOrigin))
    : new Request(new URL(task.address, anyOrigin), {
        ...{ method: "POST", body: task.body },
        headers: { "content-type": "application/json" },
      });

/** Answers an address exactly as the site answers an anonymous visitor. */
export function answerer(build: ServerBuild) {
  const pages = routedBySection(build);
  return async (task: Task): Promise<Answer> => {
    const before = process.threadCpuUsage();
    const response = await pages(requestOf(task));
    const body = new Uint8Array(await response.arrayBuffer());
    const { user, system } = process.threadCpuUsage(before);
    return { status: response.status, headers: [...response.headers], body, took: (user + system) / 1e6 };
  };
}

/** The main loop of a worker process: it answers one address after the other. */
export function answerTasks(build: ServerBuild): void {
  takeOrders(answerer(build), niceness);
}
