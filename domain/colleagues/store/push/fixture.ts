import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** Makes keys and opens messages as a browser does. It uses Node's HKDF instead of ours, to check ours. */
export function aBrowser(secretKey?: string) {
  const pair = createECDH("prime256v1");
  if (secretKey) pair.setPrivateKey(secretKey, "base64url");
  else pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return { keys, open: (body: Buffer, secret = auth) => open(body, pair, secret) };
}

function open(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", key, from, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
