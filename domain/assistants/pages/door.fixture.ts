import { beforeEach, vi } from "vitest";
import { addTeam } from "#domain/visits/store/teams.ts";
import * as database from "#platform/db/db.ts";
import { databaseIn, placeOn } from "#platform/db/fixture.ts";
import { startTestServer } from "#platform/http/fixture.ts";
import { answerCall } from "./answer.server.ts";
import { answerCard, answerCatalogue } from "./card.server.ts";
import { answerMcp } from "./mcp.server.ts";
import { answerOpenApi } from "./openapi.server.ts";

/** The routes of app/routes.ts that programs use, and a form. */
async function pages(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/calls/")) return answerCall(request, pathname.slice("/calls/".length));
  if (pathname === "/mcp") return answerMcp(request);
  if (pathname === "/mcp/server-card") return answerCard();
  if (pathname === "/.well-known/ai-catalog.json") return answerCatalogue();
  if (pathname === "/openapi.json") return answerOpenApi();
  return new Response(pathname === "/contact" ? "stored" : null, { status: pathname === "/contact" ? 200 : 404 });
}

const classOf = (path: string) => (path === "/mcp" || path.startsWith("/calls/") ? "call" : "page");

/** Starts the HTTP server with the addresses for programs. Each program of a test has an address of its own. */
export const openDoor = () => startTestServer({ pages, classOf, proxies: 1 });

/** For tests of calls: makes a database with a team that does all work everywhere. */
export function withTeam() {
  const site = databaseIn(() => placeOn("SQLite", "migrated"));
  beforeEach(async () => {
    vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    vi.spyOn(database, "db").mockImplementation(async () => site.db);
    const values = { name: "A", trades: [], places: [], dayFrom: 0, dayTo: 1440, active: true };
    await addTeam(site.db, "huda", values);
  });
  return site;
}
