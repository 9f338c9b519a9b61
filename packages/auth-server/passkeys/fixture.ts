import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { AuthConfig } from "../config.ts";
import type { Place } from "../databases.fixture.ts";
import { authIn, type Json, siteUrl } from "../fixture.ts";

const flag = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** Errors that a test can choose for the answer of an authenticator, or of a page between the authenticator and us. */
export interface Defects {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  aaguid?: string;
  format?: string;
  statement?: Map<string, unknown>;
}

/** Makes a software authenticator. It has one ES256 key and counts its signatures. */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const state = { counter: 0, userHandle: "" };
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );

  const client = (type: string, challenge: string, odd: Defects) =>
    Buffer.from(
      JSON.stringify({ type: odd.type ?? type, challenge: odd.challenge ?? challenge, origin: odd.origin ?? siteUrl }),
    );
  const data = (rpId: string, odd: Defects, more: number, tail: Buffer) => {
    const flags = Buffer.from([flag.present | (odd.verified === false ? 0 : flag.verified) | more]);
    const counter = Buffer.alloc(4);
    state.counter = odd.counter ?? state.counter + 1;
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([
      createHash("sha256")
        .update(odd.rpId ?? rpId)
        .digest(),
      flags,
      counter,
      tail,
    ]);
  };
  const answer = (response: Record<string, unknown>) => {
    const name = id.toString("base64url");
    return { id: name, rawId: name, type: "public-key", clientExtensionResults: {}, response };
  };
  const text = (part: Uint8Array) => Buffer.from(part).toString("base64url");

  return {
    id: id.toString("base64url"),
    create({ challenge, rp, user }: Json, odd: Defects = {}) {
      state.userHandle = user.id;
      const aaguid = Buffer.from((odd.aaguid ?? "0".repeat(32)).replaceAll("-", ""), "hex");
      const tail = Buffer.concat([aaguid, Buffer.from([0, id.length]), id, cose]);
      const authData = new Uint8Array(data(rp.id, odd, flag.attested | flag.backupEligible | flag.backedUp, tail));
      const statement = odd.statement ?? new Map();
      const object = new Map<string, unknown>([
        ["fmt", odd.format ?? "none"],
        ["attStmt", statement],
        ["authData", authData],
      ]);
      return answer({
        clientDataJSON: text(client("webauthn.create", challenge, odd)),
        attestationObject: text(isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0])),
        transports: ["internal", "hybrid", "by-magic"],
      });
    },
    get({ challenge, rpId }: Json, odd: Defects = {}) {
      const clientData = client("webauthn.get", challenge, odd);
      const authData = data(rpId, odd, flag.backupEligible | flag.backedUp, Buffer.alloc(0));
      const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
      return answer({
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(sign("sha256", signed, privateKey)),
        userHandle: odd.userHandle ?? state.userHandle,
      });
    },
  };
}
type Authenticator = ReturnType<typeof authenticator>;

/** Starts our server, with the actions of a browser that has an authenticator. */
export function passkeysIn(make: () => Promise<Place>, settings: Partial<AuthConfig> = {}) {
  const server = authIn(make, settings);
  const { call } = server;
  const post = (path: string, body: Json, token?: string) => call("POST", `/passkeys/${path}`, { body, token });

  const startAdding = async (token: string): Promise<Json> => (await post("registration/options", {}, token)).body;
  async function add(token: string, by: Authenticator, odd: Defects = {}) {
    const { challenge_id, options } = await startAdding(token);
    return post("registration/verify", { challenge_id, credential: by.create(options, odd) }, token);
  }
  const startEntering = async (): Promise<Json> => (await post("authentication/options", {})).body;
  async function enter(by: Authenticator, odd: Defects = {}) {
    const { challenge_id, options } = await startEntering();
    return post("authentication/verify", { challenge_id, credential: by.get(options, odd) });
  }
  /** Returns a person who signed in by password and then added a passkey. */
  async function equipped(email?: string) {
    const person = await server.person(email);
    const by = authenticator();
    const { access_token: token } = await server.signIn(person);
    const { body: passkey } = await add(token, by);
    return { person, by, token: token as string, passkey };
  }
  const list = async (token: string): Promise<Json> => (await call("GET", "/passkeys", { token })).body;
  return { server, call, post, startAdding, add, startEntering, enter, equipped, list };
}
