import { Marked } from "./Marked.tsx";

/** Left to right, and in one font inside Arabic text too, because the Arabic font has the digits but not the letters. */
export const Reference = ({ code }: { code: string }) => (
  <bdi dir="ltr" className="latin">
    {code}
  </bdi>
);

export const WithReferences = ({ text }: { text: string }) => (
  <Marked
    pieces={text.split(/((?:WT|JOB)-[A-Z0-9]{6}|(?:QT|AMC)-\d{4}-\d{4,})/)}
    mark={(code) => <Reference code={code} />}
  />
);
