import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const period = 30;
const rules = { algorithm: "SHA1", digits: 6, period };

export interface Enrolment {
  /** Base32, as it can be typed. */
  secret: string;
  uri: string;
  /** For an `img` behind `data:image/svg+xml;utf-8,`: no character of it may end the address. */
  qr_code: string;
}

export function newTotp(issuer: string, label: string): Enrolment {
  const totp = new TOTP({ ...rules, secret: new Secret({ size: 20 }), issuer, label });
  const uri = totp.toString();
  const svg = renderSVG(uri, { blackColor: "black", whiteColor: "white" });
  return { secret: totp.secret.base32, uri, qr_code: svg.replaceAll('"', "'") };
}

/** The time step that a code belongs to, one before and one after now included; null: a wrong code. */
export function stepOf(secret: string, code: string, now: number): number | null {
  // The library compares bytes, and fails where there are more of them than digits.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
