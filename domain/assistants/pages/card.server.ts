import { company } from "#site/content/company.server.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { areAssistantsAnswered, notFound } from "./answer.server.ts";

/** The version of the calls. Raise it when a call or one of its fields changes. */
export const callsVersion = "1.0.0";

/** The name of the server: the host from its end, and what it offers. */
const serverName = () => `${new URL(siteOrigin()).hostname.split(".").toReversed().join(".")}/calls`;

export const serverInfo = () => ({ name: serverName(), version: callsVersion, title: company().name.en });

export const mcpAddress = () => `${siteOrigin()}/mcp`;

/** The longest description that a card may have. */
const longest = 100;

/** The card of the MCP server (SEP-2127). A client reads it before it connects. */
const card = () => ({
  $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
  ...serverInfo(),
  description: `Services, prices, free times and calculators of ${company().name.en}`.slice(0, longest),
  websiteUrl: siteOrigin(),
  remotes: [{ type: "streamable-http", url: mcpAddress() }],
});

/** The list of what programs find on this host. It names the card. */
function catalogue() {
  const { hostname } = new URL(siteOrigin());
  return {
    specVersion: "1.0",
    entries: [
      {
        identifier: `urn:air:${hostname}:mcp:calls`,
        type: cardType,
        url: `${mcpAddress()}/server-card`,
      },
    ],
  };
}

const cardType = "application/mcp-server-card+json";

export const answerCard = () => document(card(), cardType);
export const answerCatalogue = () => document(catalogue(), "application/ai-catalog+json");

/** Clients in a browser read these from any origin, so the answer allows all. */
function document(content: object, type: string): Response {
  if (!areAssistantsAnswered()) return notFound();
  return new Response(JSON.stringify(content), {
    headers: { "content-type": type, "access-control-allow-origin": "*", "cache-control": "public, max-age=3600" },
  });
}
