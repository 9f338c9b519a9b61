import type { McpHttpHandler, Server } from "@modelcontextprotocol/server";
import { log, logError } from "#platform/process/log.ts";
import { company } from "#site/content/company.server.ts";
import {
  areAssistantsAnswered,
  isExactly,
  isJson,
  jsonIn,
  notFound,
  peerOf,
  problem,
  programOf,
  tooMany,
} from "./answer.server.ts";
import type { Answer, Call } from "./calls/call.server.ts";
import { run, secondsToWait } from "./calls/run.server.ts";
import { calls } from "./calls/table.server.ts";
import { serverInfo } from "./card.server.ts";

let made: Promise<McpHttpHandler> | undefined;

/** Answers /mcp. Each request stands for itself: there is no session, and an older client's `initialize` is answered alone too. */
export async function answerMcp(request: Request): Promise<Response> {
  if (!areAssistantsAnswered()) return notFound();
  if (!isExactly(request, "/mcp")) return notFound();
  if (request.method !== "POST") return problem(405, { title: "Send JSON-RPC by POST" }, { allow: "POST" });
  if (!isJson(request)) return problem(415, { title: "Send JSON" });
  const seconds = secondsToWait(request);
  if (seconds > 0) return tooMany(seconds);
  const parsedBody = await jsonIn(request);
  if (parsedBody === undefined) return fault(-32_700, "The body is not JSON");
  // The protocol has no batches since 2025-06-18. One request with a thousand calls would also pass the limit, which counts requests.
  if (Array.isArray(parsedBody)) return fault(-32_600, "Send one message in each request");
  made ??= makeHandler();
  const { fetch } = await made;
  return fetch(request, { parsedBody });
}

const fault = (code: number, message: string) =>
  Response.json({ jsonrpc: "2.0", id: null, error: { code, message } }, { status: 400 });

/** The package is loaded by the first request, because most processes never need it. */
async function makeHandler(): Promise<McpHttpHandler> {
  const { createMcpHandler, Server: NewServer } = await import("@modelcontextprotocol/server");
  const tools = [...calls().values()].map(toolOf);
  return createMcpHandler(
    ({ requestInfo }) => {
      const instructions = instructionsFor(company().name.en);
      const server = new NewServer(serverInfo(), { capabilities: { tools: {} }, instructions });
      server.setRequestHandler("tools/list", () => ({ tools }));
      server.setRequestHandler("tools/call", ({ params }) =>
        resultOf(params.name, params.arguments ?? {}, requestInfo, server),
      );
      return server;
    },
    // Nobody needs a stream that waits for changes of the list, because only a new version of the site changes it.
    // The package reports every message that it refuses. That is the mistake of a program, so it is no error of ours.
    { maxSubscriptions: 0, onerror: ({ message }) => log("debug", { event: "mcp.refused", message }) },
  );
}

/** Nothing that came from outside may stand here. */
const instructionsFor = (name: string) =>
  `Public calls of ${name}, a building-services company in the UAE: services and places, prices, free times and calculators. ` +
  "Results are in English and Arabic. Where a result says that it is a sample, its data are invented. " +
  "request_quote sends nothing to the company before its person has agreed.";

const toolOf = ({ name, title, description, input, output, writes }: Call) => ({
  ...{ name, title, description },
  inputSchema: { ...input, type: "object" as const },
  outputSchema: { ...output, type: "object" as const },
  annotations: { readOnlyHint: !writes, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

/** The result also says what is wrong, so that the model reads it and can ask again. */
async function resultOf(name: string, input: unknown, request: Request | undefined, server: Server) {
  const call = calls().get(name);
  if (!call || !request) return failed({ problems: [{ field: "name", message: unknownTool }] });
  const program = server.getClientVersion()?.name.slice(0, 200) ?? programOf(request);
  const answer = await run(call, input, peerOf(request, program)).catch((error: unknown) => {
    logError(error, request.headers.get("x-request-id") ?? undefined);
    // The package tells the program the text of an error, and that may name a server of ours.
    throw new Error("Internal error");
  });
  if (!("result" in answer)) return failed(answer);
  return { content: textOf(answer.result), structuredContent: answer.result as Record<string, unknown> };
}

const unknownTool = { en: "There is no such tool.", ar: "لا توجد أداة بهذا الاسم." };
const failed = (answer: Answer) => ({ content: textOf(answer), isError: true });
const textOf = (said: unknown) => [{ type: "text" as const, text: JSON.stringify(said) }];
