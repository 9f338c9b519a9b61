import { lettersIn } from "./charset.ts";

/** The parts that we read from a winmail.dat. */
export interface Tnef {
  text: string;
  html: string;
  files: { name: string; content: Uint8Array }[];
}

const signature = 0x223e9f78;
const attribute = { body: 0x800c, title: 0x8010, data: 0x800f, begins: 0x9002, message: 0x9003, file: 0x9005 };
const property = { body: 0x1000, html: 0x1013, name: 0x3707, data: 0x3701 };
const unicode = 0x1f;
const sizes: Record<number, number> = { 2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 10: 4, 11: 4, 20: 8, 64: 8, 72: 16 };

/**
 * Reads a winmail.dat, the format in which Outlook and Exchange send formatted mails and their files ([MS-OXTNEF]). It reads at most
 * `mostFiles` files, and throws if the data end too early.
 */
export function readTnef(bytes: Uint8Array, mostFiles: number): Tnef {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== signature) throw new Error("Not a winmail.dat");
  const found: Tnef = { text: "", html: "", files: [] };
  for (let at = 6; at + 9 <= bytes.length; ) {
    const id = view.getUint32(at + 1, true) & 0xffff;
    const size = view.getUint32(at + 5, true);
    const data = bytes.subarray(at + 9, at + 9 + size);
    if (data.length < size) throw new RangeError("A winmail.dat that was cut");
    const file = found.files.at(-1);
    if (id === attribute.body) found.text ||= letters(data);
    // The number of files is limited, because a file needs only eleven bytes here, so very many files could fill the memory.
    if (id === attribute.begins && found.files.length === mostFiles) break;
    if (id === attribute.begins) found.files.push({ name: "", content: new Uint8Array() });
    if (id === attribute.title && file) file.name ||= letters(data);
    if (id === attribute.data && file) file.content = data;
    if (id === attribute.message || id === attribute.file)
      for (const [name, type, value] of properties(data)) take(found, name, type, value);
    at += 9 + size + 2;
  }
  return found;
}

function take(found: Tnef, name: number, type: number, value: Uint8Array): void {
  const text = () =>
    type === unicode ? new TextDecoder("utf-16le").decode(value).replace(/\0+$/, "") : letters(value);
  const file = found.files.at(-1);
  if (name === property.body) found.text = text();
  if (name === property.html) found.html = text();
  if (name === property.name && file) file.name = text();
  // Only binary data are a file (type 0x102). An embedded object, such as a mail, has another type and begins with an id. Nobody can open
  // it as a file.
  if (name === property.data && type === 0x102 && file && file.content.length === 0) file.content = value;
}

const letters = (bytes: Uint8Array) => lettersIn(bytes).replace(/\0+$/, "");

/** Yields the properties of a message or of a file: name, type and first value. */
function* properties(data: Uint8Array): Generator<[name: number, type: number, value: Uint8Array]> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let at = 4;
  const number = () => {
    at += 4;
    return view.getUint32(at - 4, true);
  };
  const padded = (size: number) => {
    const value = data.subarray(at, at + size);
    if (value.length < size) throw new RangeError("A winmail.dat that was cut");
    at += Math.ceil(size / 4) * 4;
    return value;
  };
  for (let left = view.getUint32(0, true); left > 0; left -= 1) {
    const tag = number();
    const [name, type] = [tag >>> 16, tag & 0xffff];
    if (name >= 0x8000) {
      padded(16);
      if (number() === 0) number();
      else padded(number());
    }
    const fixed = sizes[type & 0xfff];
    const isMany = (type & 0x1000) !== 0;
    let values = fixed === undefined || isMany ? number() : 1;
    if (values > data.length) throw new RangeError("A winmail.dat that promises too much");
    let first: Uint8Array | undefined;
    for (; values > 0; values -= 1) {
      const value = padded(fixed ?? number());
      first ??= value;
    }
    if (first) yield [name, type, first];
  }
}
