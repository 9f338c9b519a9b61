import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const period = 30;
const rules = { algorithm: "SHA1", digits: 6, period };

export interface Enrolment {
  /** The secret in Base32, so that a person can type it in. */
  secret: string;
  uri: string;
  /** The QR code as SVG for `<img src="data:image/svg+xml;utf-8,…">`. It is escaped, so that no character ends the address too early. */
  qr_code: string;
}

export function newTotp(issuer: string, label: string): Enrolment {
  const totp = new TOTP({ ...rules, secret: new Secret({ size: 20 }), issuer, label });
  const uri = totp.toString();
  const svg = renderSVG(uri, { blackColor: "black", whiteColor: "white" });
  return { secret: totp.secret.base32, uri, qr_code: svg.replaceAll('"', "'") };
}

/** Returns the time step of a code, or null for a wrong code. The steps directly before and after the present one are also accepted. */
export function stepOf(secret: string, code: string, now: number): number | null {
  // Only six ASCII digits are passed on: the library compares bytes, and throws if the code has more bytes than digits.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
