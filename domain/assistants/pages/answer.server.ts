import { env } from "#platform/process/env.ts";
import type { Answer, Peer, Problem } from "./calls/call.server.ts";
import { inputFrom } from "./calls/query.server.ts";
import { run, secondsToWait } from "./calls/run.server.ts";
import { calls } from "./calls/table.server.ts";

export const areAssistantsAnswered = () => env().ASSISTANTS === "on";

const everyOrigin = { "access-control-allow-origin": "*" };
const unlisted = { "x-robots-tag": "noindex" };

interface Fault {
  title: string;
  errors?: Problem[];
}

/** Makes the answer for a fault (RFC 9457). */
export const problem = (status: number, fault: Fault, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ type: "about:blank", status, ...fault }), {
    status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...unlisted, ...headers },
  });

export const notFound = () => problem(404, { title: "There is no such call" }, everyOrigin);
export const tooMany = (seconds: number) =>
  problem(429, { title: "Too many calls. Please try again later" }, { ...everyOrigin, "retry-after": String(seconds) });

/** The name that a program gives itself in its header. */
export const programOf = (request: Request): string => (request.headers.get("user-agent") ?? "").slice(0, 200);

export const peerOf = (request: Request, program = programOf(request)): Peer => ({
  ...{ request, program },
  address: request.headers.get("x-client-address") ?? "unknown",
});

/** Answers /calls/NAME: by an address with a query, or by JSON. A call that changes something is not asked by an address. */
export async function answerCall(request: Request, name: string): Promise<Response> {
  const isCall = areAssistantsAnswered() && isExactly(request, `/calls/${name}`);
  const call = isCall ? calls().get(name) : undefined;
  if (!call) return notFound();
  const isPost = request.method === "POST";
  if (isPost && !isJson(request)) return problem(415, { title: "Send JSON" });
  if (call.writes && !isPost) return problem(405, { title: "Send this call as POST with JSON" }, { allow: "POST" });
  const seconds = secondsToWait(request);
  if (seconds > 0) return tooMany(seconds);
  const input = isPost ? await jsonIn(request) : inputFrom(call, new URL(request.url).searchParams);
  if (input === undefined) return problem(400, { title: "The body is not JSON" });
  return responseOf(await run(call, input, peerOf(request)), isPost);
}

/** The router takes other spellings of an address too, but the class and the guards of a request go by this one. */
export const isExactly = (request: Request, path: string): boolean => new URL(request.url).pathname === path;

export const isJson = (request: Request): boolean =>
  /^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "");

/** Reads the body as JSON; undefined if it is none. */
export const jsonIn = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

function responseOf(answer: Answer, isPost: boolean): Response {
  if ("retryAfterSeconds" in answer) return tooMany(answer.retryAfterSeconds);
  if ("problems" in answer)
    return problem(400, { title: "Some fields cannot be accepted", errors: answer.problems }, everyOrigin);
  const kept = isPost ? "no-store" : "public, max-age=60";
  return Response.json(answer.result, { headers: { ...everyOrigin, ...unlisted, "cache-control": kept } });
}
