import { anyReference } from "#app/site/references.ts";
import { Marked } from "./Marked.tsx";

const references = new RegExp(`(${anyReference})`);

/** Left to right, and in one font inside Arabic text too, because the Arabic font has the digits but not the letters. */
export const Reference = ({ code }: { code: string }) => (
  <bdi dir="ltr" className="latin">
    {code}
  </bdi>
);

export const WithReferences = ({ text }: { text: string }) => (
  <Marked pieces={text.split(references)} mark={(code) => <Reference code={code} />} />
);
