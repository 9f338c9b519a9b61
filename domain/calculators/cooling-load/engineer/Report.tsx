import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Card } from "../../kit/charts/Card.tsx";
import { useSheet } from "./sheet.ts";

/** The link to the report as a file. The server makes the file, so the link works without JavaScript. */
export function Report({ query }: { query: string }) {
  const { say, path } = useSheet();
  const { report: words } = say.words.engineer;
  return (
    <Card title={words.title} text={words.text}>
      <ButtonLink href={`${path}/report.pdf?${query}`} download="cooling-load-report.pdf" look="outline">
        {words.button}
      </ButtonLink>
    </Card>
  );
}
