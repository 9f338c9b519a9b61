import { anyReference } from "@site/ground/company/references.ts";
import { Marked } from "./Marked.tsx";
import { Reference } from "./Reference.tsx";

const references = new RegExp(`(${anyReference})`);

export const WithReferences = ({ text }: { text: string }) => (
  <Marked pieces={text.split(references)} mark={(code) => <Reference code={code} />} />
);
