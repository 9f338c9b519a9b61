import { z } from "zod";
import { servedPlaces, soldServices } from "#site/forms/options.ts";
import { quotationRequestInput, requestQuotation } from "../../customer/request.server.ts";
import { type Call, jsonSchemaOf } from "./call.server.ts";

const output = z.strictObject({
  state: z.literal("waiting"),
  reference: z.string().describe("The reference that the enquiry will have."),
  confirmBy: z.iso.datetime().describe("Until then the person can agree. Afterwards everything is deleted."),
  sentTo: z.enum(["email", "whatsapp"]).describe("Where the person finds the link."),
  consent: z.string().describe("The text to which the person agrees."),
  heldUntil: z.iso.datetime().optional().describe("Until then the time of heldTime is kept for the person."),
});

/** Names only the services and places that the form offers today. */
export function soldChoicesIn(schema: Record<string, unknown>): Record<string, unknown> {
  const properties = schema.properties as Record<string, object>;
  const service = { ...properties.service, enum: soldServices };
  const place = { ...properties.place, enum: servedPlaces };
  return { ...schema, properties: { ...properties, service, place } };
}

/**
 * The only call that writes. It is not made by `call()`, because its fields are refused with the sentences of the form, and not with those
 * of the schema.
 */
export const quotationRequest = (): Call => ({
  name: "request_quote",
  title: "Ask for a quotation",
  description:
    "Asks for a quotation in the name of a person who wants one. We send the person a link, and only their yes on its page sends the enquiry to the company. Tell your person to look for the link. Nobody is asked twice at once.",
  writes: true,
  input: soldChoicesIn(jsonSchemaOf(quotationRequestInput, "input")),
  output: jsonSchemaOf(output, "output"),
  cost: () => undefined,
  async answer(input, peer) {
    const answer = await requestQuotation(input, peer);
    if (answer.state === "refused") return { problems: answer.problems };
    if (answer.state === "limited") return { retryAfterSeconds: answer.retryAfterSeconds };
    return { result: answer };
  },
});
