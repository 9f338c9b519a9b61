import { z } from "zod";
import { AuthError } from "../errors.ts";

const base64url = z
  .string()
  .max(100_000)
  .regex(/^[\w-]+$/);
/** The standard allows 1023 bytes, which are 1364 characters in Base64. */
const credentialId = base64url.max(1364);
const credential = z.object({ id: credentialId, rawId: credentialId, type: z.literal("public-key") });

const known = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const knownIn = (values: unknown[]) => known.filter((name) => values.includes(name));

/** The JSON that an authenticator sends at registration. All other fields are dropped. */
export const registration = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.unknown()).catch([]).transform(knownIn),
  }),
});

/** The JSON that an authenticator sends at sign-in. `userHandle` is required, because a discoverable key always names its person. */
const assertion = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});
export type Assertion = z.output<typeof assertion>;
export const assertionIn = (input: unknown): Assertion => parse(assertion, input);

/** The only error for everything that can be wrong, because the library's own messages would reveal too much. */
export const verificationError = () =>
  new AuthError(400, "webauthn_verification_failed", "Credential verification failed");

export function parse<Shape extends z.ZodType>(shape: Shape, input: unknown): z.output<Shape> {
  const { data, success } = shape.safeParse(input);
  if (!success) throw verificationError();
  return data;
}

/** Returns the stored transports, which are ways to reach the authenticator, such as USB or NFC. */
export const transportsIn = ({ transports }: { transports: string }) => knownIn(JSON.parse(transports));
