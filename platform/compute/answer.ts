import type { ServerBuild } from "react-router";
import { routedBySection } from "#platform/http/page-routes.ts";
import { takeOrders } from "#platform/process/child-program.ts";

/** The site itself goes first when both want the processor. */
const niceness = 10;

/** A response that can be sent from one process to another. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** Processor time in seconds. */
  took: number;
}

/** Pages take the site's origin from its settings, so this host name is never seen. */
const anyOrigin = "http://localhost";

/** An address, or an address with a body, for inputs that are too long for an address. */
export type Task = string | { address: string; body: string };

const requestOf = (task: Task) =>
  typeof task === "string"
    ? new Request(new URL(task, anyOrigin))
    : new Request(new URL(task.address, anyOrigin), {
        ...{ method: "POST", body: task.body },
        headers: { "content-type": "application/json" },
      });

/** Answers an address as the site answers an anonymous visitor. */
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

/** The work of a process that computes: it answers one address after the other. */
export function answerTasks(build: ServerBuild): void {
  takeOrders(answerer(build), niceness);
}
