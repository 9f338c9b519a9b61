import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Card } from "../../kit/charts/Card.tsx";
import { useCalculation } from "../../kit/frame/calculation-context.ts";
import type { PanelSay } from "./say.ts";

/** The link to the spreadsheet. The server makes the file, so the link works without JavaScript. */
export function HourlyPanel({ say, href }: { say: PanelSay; href: string }) {
  const { hourly: words } = say.words.panels;
  const { stale } = useCalculation();
  return (
    <Card title={words.title} text={words.text}>
      {stale ? (
        <p className="text-sm">{words.refused}</p>
      ) : (
        <ButtonLink href={href} download="cooling-load.csv" look="outline">
          {words.download}
        </ButtonLink>
      )}
    </Card>
  );
}
