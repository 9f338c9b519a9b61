import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Card } from "../../kit/charts/Card.tsx";
import { useSheet } from "./sheet.ts";

/** The report as a file. The server makes it, so that it works without a script too. */
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
