/** For tests: builds raw mails like those of common mail programs, with exact bytes where these matter. */
export const crlf = (text: string) => text.replace(/\r?\n/g, "\r\n");
export const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");

/** Encodes a text in an encoding that has one byte for each letter. To find the byte of a letter, it decodes all 256 bytes. */
export function inCharset(text: string, charset: string): Buffer {
  const letters = new TextDecoder(charset).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (letter) => letters.indexOf(letter)));
}

export const quotedPrintable = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte > 32 && byte < 127 && byte !== 61 ? String.fromCharCode(byte) : hex(byte)))
    .join("")
    .replace(/(?:=[0-9A-F]{2}|[^=]){1,24}/g, "$&=\r\n")
    .replace(/=\r\n$/, "");
const hex = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;

export const word = (text: string, charset = "utf-8", bytes: Uint8Array = Buffer.from(text)) =>
  `=?${charset}?B?${Buffer.from(bytes).toString("base64")}?=`;

let count = 0;

interface Head {
  to: string;
  from?: string;
  subject?: string;
  id?: string;
  more?: string[];
}

export const customer = "Sara Ahmed <sara@example.com>";

export function head({ to, from = customer, subject = "Re: Your request", id, more = [] }: Head): string {
  count += 1;
  return crlf(
    [
      ...more,
      `From: ${from}`,
      `To: Windtower <${to}>`,
      `Subject: ${subject}`,
      `Message-ID: <${id ?? `m${count}.${process.pid}@mail.example.com`}>`,
      "Date: Mon, 23 Nov 2026 10:15:00 +0400",
      "MIME-Version: 1.0",
      "",
    ].join("\n"),
  );
}

export const plainPart = (text: string, charset = "utf-8") =>
  crlf(`Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: 8bit\n\n${text}\n`);
export const htmlPart = (html: string) => crlf(`Content-Type: text/html; charset="utf-8"\n\n${html}\n`);
export const filePart = (type: string, name: string, bytes: Uint8Array | string, disposition = "attachment") =>
  `${crlf(
    `Content-Type: ${type}; name="${name}"\nContent-Transfer-Encoding: base64\nContent-Disposition: ${disposition}; filename="${name}"\nContent-ID: <${name}@x>\n\n`,
  )}${base64(bytes)}\r\n`;

export const multipart = (kind: string, parts: string[], boundary = `b${parts.length}_${kind.replace(/\W/g, "")}`) =>
  crlf(`Content-Type: multipart/${kind}; boundary="${boundary}"\n\n`) +
  parts.map((part) => `--${boundary}\r\n${part}`).join("") +
  `--${boundary}--\r\n`;

export const mail = (headers: Head, body: string | Buffer) =>
  Buffer.concat([Buffer.from(head(headers)), Buffer.from(body)]);

export const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n");
export const scriptPdf = Buffer.from(pdf.toString().replace("/Catalog", "/Catalog /OpenAction << /S /JavaScript >>"));
