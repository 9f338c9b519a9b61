import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "#platform/http/port.ts";

/** For tests: made-up messages from Meta and answers of Meta. */
const phoneId = "106540352242922";
export const person = "AE.13491208655302741918";
export const phone = "+971501234567";

/** The settings of a site that answers by WhatsApp. */
export const settings = {
  WHATSAPP_PHONE_ID: phoneId,
  WHATSAPP_TOKEN: "not-a-real-token",
  WHATSAPP_APP_SECRET: "an-app-secret-of-24-or-more",
  WHATSAPP_VERIFY_TOKEN: "a-token-of-24-characters",
  WHATSAPP_TEMPLATES: "survey_booked:en:2,survey_booked:ar:2,hello:en:0",
};

export const signedHeaders = (raw: Buffer) => ({
  "content-type": "application/json",
  "x-hub-signature-256": `sha256=${createHmac("sha256", settings.WHATSAPP_APP_SECRET).update(raw).digest("hex")}`,
});

interface From {
  id?: string;
  person?: string;
  phone?: string;
  name?: string;
  at?: number;
}

const wamid = () => `wamid.${randomUUID()}==`;
const seconds = (at = Date.now()) => String(Math.floor(at / 1000));

const body = (value: object, field = "messages", number = phoneId) =>
  Buffer.from(
    JSON.stringify({
      object: "whatsapp_business_account",
      entry: [
        {
          id: "102290129340398",
          changes: [
            { field, value: { messaging_product: "whatsapp", metadata: { phone_number_id: number }, ...value } },
          ],
        },
      ],
    }),
  );

/** Returns a message from somebody in Meta's format. If the number or the user id is empty, it is left out. */
export function message(type: string, content: unknown, from: From = {}, number = phoneId): Buffer {
  const who = { person, phone, name: "Sara", ...from };
  const digits = who.phone.replace("+", "");
  const contact = {
    profile: { name: who.name },
    ...(who.person && { user_id: who.person }),
    ...(digits && { wa_id: digits }),
  };
  const said = {
    ...(digits && { from: digits }),
    ...(who.person && { from_user_id: who.person }),
    id: from.id ?? wamid(),
    timestamp: seconds(from.at),
    type,
    [type]: content,
  };
  return body({ contacts: [contact], messages: [said] }, "messages", number);
}

export const saying = (words: string, from: From = {}) => message("text", { body: words }, from);

export const echo = (words: string, to: From = {}) =>
  body(
    {
      message_echoes: [
        {
          from: "97145550100",
          to: (to.phone ?? phone).slice(1),
          id: wamid(),
          timestamp: seconds(to.at),
          type: "text",
          text: { body: words },
        },
      ],
    },
    "smb_message_echoes",
  );

export const status = (id: string, state: string, code?: number) =>
  body({
    statuses: [
      {
        id,
        status: state,
        timestamp: seconds(),
        recipient_id: phone.slice(1),
        ...(code && { errors: [{ code, title: "No" }] }),
      },
    ],
  });

export interface Media {
  content: Buffer;
  /** Facts that Meta reports in place of the true ones. */
  facts?: object;
  answer?(response: ServerResponse): void;
}

/** Starts a local server in place of Meta. */
export async function startMeta() {
  const meta = {
    received: [] as { path: string; authorization: string; body: string }[],
    media: {} as Record<string, Media>,
    /** The answer to each message that we send. If it is undefined, the server accepts the message. */
    answer: undefined as undefined | { status: number; body: object },
    address: "",
  };
  const server = createServer(async (request, response) => {
    const { url: path = "", headers } = request;
    meta.received.push({ path, authorization: headers.authorization ?? "", body: await text(request) });
    const json = (code: number, value: object) => response.writeHead(code).end(JSON.stringify(value));
    if (request.method === "POST") {
      if (meta.answer) return json(meta.answer.status, meta.answer.body);
      return json(200, { messages: [{ id: `wamid.ours.${meta.received.length}` }] });
    }
    const [, folder, id = ""] = /^\/(v[\d.]+|files)\/(\d+)/.exec(path) ?? [];
    const found = meta.media[id];
    if (!found) return json(404, { error: { code: 100 } });
    if (folder !== "files")
      return json(200, { url: `${meta.address}/files/${id}`, file_size: found.content.length, ...found.facts });
    if (found.answer) return found.answer(response);
    return response.writeHead(200, { "content-length": found.content.length }).end(found.content);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  meta.address = `http://127.0.0.1:${portOf(server)}`;
  return Object.assign(meta, {
    settings: { ...settings, WHATSAPP_API: meta.address },
    sent: () => meta.received.flatMap(({ body }) => (body ? [JSON.parse(body)] : [])),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
