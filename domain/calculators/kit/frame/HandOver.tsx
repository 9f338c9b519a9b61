import { memo, type ReactNode, useDeferredValue, useState } from "react";
import { Field } from "#site/ui/controls/Field.tsx";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { WhatsAppGlyph } from "#site/ui/primitives/WhatsAppGlyph.tsx";
import { type AnyCalculation, useCalculation } from "./calculation-context.ts";
import { SaveButton } from "./SaveButton.tsx";

/**
 * The buttons for using an answer: quotation, WhatsApp, copy, print, save. While a field is refused, the links do not contain the calculation.
 * React renders the buttons later than the answer. Links work without JavaScript; buttons that need it are hidden without it.
 */
export const HandOver = () => <Ways calculation={useDeferredValue(useCalculation())} />;

type Of = { calculation: AnyCalculation };

const Ways = memo(function Ways({ calculation }: Of) {
  const { given: props, say, stale } = calculation;
  const { actions } = say.shared;
  const topic = (sign: "?" | "&") => (stale ? "" : sign + calculation.handedOver());
  return (
    <div data-print="no" className="mt-6 grid gap-3">
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={props.quotation + topic("?")} rel="nofollow">
          {actions.quote}
        </ButtonLink>
        <ButtonLink look="outline" href={props.whatsapp + topic("&")} target="_blank" rel="noopener nofollow">
          <WhatsAppGlyph />
          {actions.whatsapp}
        </ButtonLink>
      </div>
      <div className="flex flex-wrap gap-x-1 [@media(scripting:none)]:hidden">
        <CopyButton calculation={calculation} />
        <SmallButton onClick={() => print()}>{actions.print}</SmallButton>
        <SaveButton calculation={calculation} />
      </div>
    </div>
  );
});

/**
 * Copies the link. A browser may refuse the clipboard; WebKit refuses it if the click had to wait until this code was loaded. The link is then
 * shown and selected.
 */
function CopyButton({ calculation }: Of) {
  const { given: props, query, say, stale } = calculation;
  const { actions } = say.shared;
  const [tried, setTried] = useState<{ link: string; isCopied: boolean }>();
  const link = () => `${new URL(props.path, location.href)}?${query}`;
  const last = tried && tried.link === link() ? tried : undefined;
  const copy = async () => setTried({ link: link(), isCopied: await isCopied(link()) });
  return (
    <>
      <SmallButton onClick={copy} disabled={stale} data-copy="link">
        {last?.isCopied ? actions.copied : actions.copy}
      </SmallButton>
      {last?.isCopied === false && (
        <div className="order-last mt-3 w-full">
          <Field
            id="link"
            label={actions.copyByHand}
            value={last.link}
            dir="ltr"
            readOnly
            ref={focus}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type SmallProps = { onClick: () => void; disabled?: boolean; children: ReactNode; "data-copy"?: string };

export const SmallButton = ({ children, ...rest }: SmallProps) => (
  <Button look="quiet" className="!px-3" {...rest}>
    {children}
  </Button>
);
