import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const period = 30;
const rules = { algorithm: "SHA1", digits: 6, period };

export interface Enrolment {
  /** The secret in Base32, so that it can be typed in. */
  secret: string;
  uri: string;
  /** Escaped for an `img` with `data:image/svg+xml;utf-8,`, so that no character ends the address. */
  qr_code: string;
}

export function newTotp(issuer: string, label: string): Enrolment {
  const totp = new TOTP({ ...rules, secret: new Secret({ size: 20 }), issuer, label });
  const uri = totp.toString();
  const svg = renderSVG(uri, { blackColor: "black", whiteColor: "white" });
  return { secret: totp.secret.base32, uri, qr_code: svg.replaceAll('"', "'") };
}

/** The time step of the code, which may be one step early or late; null for a wrong code. */
export function stepOf(secret: string, code: string, now: number): number | null {
  // The library compares bytes and throws if the code has more bytes than digits.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
