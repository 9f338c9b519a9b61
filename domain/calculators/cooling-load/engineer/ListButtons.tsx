import { memo, type ReactNode } from "react";
import { ownNames, targetOf } from "./address.ts";
import { useControls } from "./sheet.ts";

type ButtonProps = {
  /** The action and the path of its item, such as `add:0w0`. */
  action: string;
  /** The full accessible name, if the visible text or icon is short. */
  label?: string;
  className?: string;
  disabled?: boolean;
  current?: boolean;
  children: ReactNode;
};

/** Actions that ignore the second click of a double click. */
const once = /^(add|copy|drop):/;

const look =
  "inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold text-brand smooth hover:bg-brand-tint disabled:opacity-40";

/** A button that changes a list of rooms, walls or windows. Without JavaScript the button sends the form, and the server makes the change. */
export function ActionButton({ action, label, className = look, disabled, current, children }: ButtonProps) {
  const { act, path } = useControls();
  return (
    <button
      type="submit"
      name={ownNames.action}
      value={action}
      formAction={`${path}#${targetOf(action)}`}
      onClick={(event) => {
        event.preventDefault();
        if (event.detail < 2 || !once.test(action)) act(action);
      }}
      aria-label={label}
      aria-current={current ? "true" : undefined}
      disabled={disabled}
      className={className}
    >
      {children}
    </button>
  );
}

type IconProps = { action: string; label: string; disabled?: boolean; sign: keyof typeof signs };

const signs = {
  up: "m6 15 6-6 6 6",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  drop: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  add: "M12 5v14M5 12h14",
};

export const Sign = ({ sign }: { sign: keyof typeof signs }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="i size-4 shrink-0">
    <path d={signs[sign]} />
  </svg>
);

export const IconButton = memo(({ action, label, disabled, sign }: IconProps) => (
  <ActionButton
    action={action}
    label={label}
    disabled={disabled}
    className="inline-grid size-11 place-items-center rounded-lg text-soft smooth hover:bg-brand-tint hover:text-brand disabled:opacity-30"
  >
    <Sign sign={sign} />
  </ActionButton>
));
