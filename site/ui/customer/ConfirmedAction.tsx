import type { ReactNode } from "react";
import { Button } from "../primitives/Button.tsx";
import { Fold } from "./Fold.tsx";

interface Props {
  words: { summary: string; text: string; button: string };
  /** The name of the action. The page's server code reads it. */
  intent: string;
  className?: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

/**
 * An action that cannot be undone. It takes two clicks, one to open it and one on the button inside, so that one click
 * does nothing. It needs no script.
 */
export const ConfirmedAction = ({ words: { summary, text, button }, intent, className, children }: Props) => (
  <Fold name={summary} className={className}>
    <form method="post" className="grid gap-5">
      <p className="text-soft">{text}</p>
      {children}
      <div>
        <Button type="submit" name="intent" value={intent} look="outline">
          {button}
        </Button>
      </div>
    </form>
  </Fold>
);
