import { generateKeyPairSync, sign } from "node:crypto";

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.of(tag, ...length), content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const object = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const number = (value: number) => der(0x02, Buffer.of(value));

const ecdsaWithSha256 = sequence(object("2a8648ce3d040302"));
const commonName = object("550403");
const subjectAltName = object("551d11");

/** For tests: makes a self-signed certificate for this IP address. It is valid until the end of 2049. */
export function certificateFor(address: readonly [number, number, number, number]) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(address.join("."))))));
  const time = (text: string) => der(0x17, Buffer.from(text));
  const names = der(0x04, sequence(der(0x87, Buffer.of(...address))));
  const tbsCertificate = sequence(
    der(0xa0, number(2)),
    number(1),
    ecdsaWithSha256,
    name,
    sequence(time("200101000000Z"), time("491231235959Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(subjectAltName, names))),
  );
  const signature = der(0x03, Buffer.of(0), sign("sha256", tbsCertificate, privateKey));
  const base64 = sequence(tbsCertificate, ecdsaWithSha256, signature).toString("base64");
  const cert = `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
  return { cert, key: privateKey.export({ type: "pkcs8", format: "pem" }) };
}
