import { quotationSchema } from "#domain/leads/index.server.ts";
import { company } from "#site/content/company.server.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { areAssistantsAnswered } from "./answer.server.ts";
import { type Call, jsonSchemaOf } from "./calls/call.server.ts";
import { soldChoicesIn } from "./calls/quotation.server.ts";
import { calls } from "./calls/table.server.ts";
import { callsVersion } from "./card.server.ts";

type Json = Record<string, unknown>;

const inJson = (schema: unknown, type = "application/json") => ({ content: { [type]: { schema } } });
const refused = (description: string) => ({
  description,
  ...inJson({ $ref: "#/components/schemas/Problem" }, "application/problem+json"),
});
const answers = (output: unknown) => ({
  200: { description: "The answer.", ...inJson(output) },
  400: refused("Some fields cannot be accepted. errors names each, with a message in English and Arabic."),
  429: { ...refused("Too many calls."), headers: { "Retry-After": { schema: { type: "integer" } } } },
});

/** Describes everything that programs may ask this site, in OpenAPI 3.1. */
export const openApi = () => ({
  openapi: "3.1.0",
  info: {
    title: `Public calls of ${company().shortName.en}`,
    version: callsVersion,
    description: "Open to everybody, without a key. No call reads what a person sent to the company.",
  },
  servers: [{ url: siteOrigin() }],
  paths: { ...(areAssistantsAnswered() && pathsOfCalls()), ...formPaths() },
  components: { schemas: { Problem: problemSchema, ...(areAssistantsAnswered() && schemasOfCalls()) } },
});

const problemSchema = {
  type: "object",
  required: ["type", "status", "title"],
  properties: {
    type: { type: "string" },
    status: { type: "integer" },
    title: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "message"],
        properties: {
          field: { type: "string" },
          message: {
            type: "object",
            required: ["en", "ar"],
            properties: { en: { type: "string" }, ar: { type: "string" } },
          },
        },
      },
    },
  },
};

const schemasOfCalls = () =>
  Object.fromEntries(
    [...calls().values()].flatMap(({ name, input, output }) => [
      [`${name}_input`, input],
      [`${name}_output`, output],
    ]),
  );

const pathsOfCalls = () =>
  Object.fromEntries([...calls().values()].map((call) => [`/calls/${call.name}`, pathOf(call)]));

function pathOf(call: Call): Json {
  const { name, title: summary, description, input, writes } = call;
  const schema = (part: "input" | "output") => ({ $ref: `#/components/schemas/${name}_${part}` });
  const about = { summary, description, responses: answers(schema("output")) };
  const requestBody = { required: true, ...inJson(schema("input")) };
  const post = { ...about, operationId: `${name}_by_json`, requestBody };
  return writes
    ? { post: { ...post, operationId: name } }
    : { get: { ...about, operationId: name, parameters: parametersOf(input) }, post };
}

/** Makes a parameter of each field of the input. A list stands in the address as JSON. */
function parametersOf({ properties, required }: Call["input"]) {
  const must = (required ?? []) as string[];
  return Object.entries((properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    ...{ name, in: "query", required: must.includes(name) },
    ...(typeof schema.description === "string" && { description: schema.description }),
    ...(schema.type === "array" || schema.type === "object" ? inJson(schema) : { schema }),
  }));
}

const text = { type: "string" };
const query = (name: string, required: boolean, description: string) => ({
  ...{ name, in: "query", required, description, schema: text },
});

/** The two addresses that the site's own pages use too. */
const formPaths = () => ({
  "/free-times": {
    get: {
      operationId: "free_times_of_pages",
      summary: "The next free times, as the pages of the site show them",
      parameters: [
        query("service", true, "A service, such as ac-repair."),
        query("place", false, "A city, such as dubai. Left out, the place where a team is free first."),
      ],
      responses: {
        200: { description: "Times in words.", ...inJson(timesSchema) },
        400: { description: "The service or the place is not known." },
        429: { description: "Too many requests.", headers: { "Retry-After": { schema: { type: "integer" } } } },
      },
    },
  },
  "/api/quote": {
    post: {
      operationId: "quotation_form",
      summary: "The quotation form, as a person sends it",
      description: "Only for pages that a person looks at: the header Origin must be the origin of the site.",
      requestBody: {
        required: true,
        ...inJson(formSchema(), "application/x-www-form-urlencoded"),
      },
      responses: {
        200: { description: "The enquiry is stored.", ...inJson({ type: "object", properties: { reference: text } }) },
        403: { description: "The request does not come from a page of the site." },
        422: {
          description: "Some fields cannot be accepted.",
          ...inJson({ type: "object", properties: { problems: { type: "object", additionalProperties: text } } }),
        },
        429: { description: "Too many forms from this address." },
      },
    },
  },
});

const timesSchema = {
  type: "object",
  required: ["times", "more"],
  properties: {
    place: text,
    more: { type: "boolean" },
    times: {
      type: "array",
      items: { type: "object", properties: { value: text, day: text, hours: text, short: text } },
    },
  },
};

const formSchema = (): Json => soldChoicesIn(jsonSchemaOf(quotationSchema, "input"));

export const answerOpenApi = () =>
  Response.json(openApi(), {
    headers: { "access-control-allow-origin": "*", "cache-control": "public, max-age=3600" },
  });
