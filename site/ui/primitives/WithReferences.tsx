import { anyReference } from "@site/ground/company/references.ts";
import { MarkedText } from "./MarkedText.tsx";
import { Reference } from "./Reference.tsx";

const references = new RegExp(`(${anyReference})`);

export const WithReferences = ({ text }: { text: string }) => (
  <MarkedText pieces={text.split(references)} mark={(code) => <Reference code={code} />} />
);
