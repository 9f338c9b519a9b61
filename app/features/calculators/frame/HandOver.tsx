import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "#app/ui/primitives/Button.tsx";
import { WhatsAppGlyph } from "#app/ui/primitives/WhatsAppGlyph.tsx";
import { calculationQuery } from "./calculation.ts";
import { useLife } from "./life.ts";
import { SaveButton } from "./SaveButton.tsx";

/** What one can do with an answer, and without it while a field is refused. Links work without a script; what needs one is not shown without it. */
export function HandOver() {
  const { given, say, calculator, input, query, stale } = useLife();
  const { actions } = say.shared;
  const topic = (sign: "?" | "&") => (stale ? "" : sign + calculationQuery(calculator, input, query));
  return (
    <div data-print="no" className="mt-6 grid gap-3">
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={given.quote + topic("?")} rel="nofollow">
          {actions.quote}
        </ButtonLink>
        <ButtonLink look="outline" href={given.whatsapp + topic("&")} target="_blank" rel="noopener nofollow">
          <WhatsAppGlyph />
          {actions.whatsapp}
        </ButtonLink>
      </div>
      <div className="flex flex-wrap gap-x-1 [@media(scripting:none)]:hidden">
        <CopyButton />
        <Small onClick={() => print()}>{actions.print}</Small>
        <SaveButton />
      </div>
    </div>
  );
}

function CopyButton() {
  const { given, query, say, stale } = useLife();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}${given.path}?${query}`).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <Small onClick={copy} disabled={stale}>
      {copied ? say.shared.actions.copied : say.shared.actions.copy}
    </Small>
  );
}

type SmallProps = { onClick: () => void; disabled?: boolean; children: ReactNode };

export const Small = ({ children, ...rest }: SmallProps) => (
  <Button look="quiet" className="!px-3" {...rest}>
    {children}
  </Button>
);
