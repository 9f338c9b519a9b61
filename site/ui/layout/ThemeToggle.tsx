import { useT } from "#site/i18n/t.ts";
import { Button } from "../primitives/Button.tsx";
import { Icon } from "../primitives/Icon.tsx";

/** The button is hidden if the browser runs no script. */
export function ThemeToggle({ className = "" }: { className?: string }) {
  const label = useT()("theme.toggle");
  return (
    <Button look="quiet" size="icon" data-theme-toggle aria-label={label} className={`noscript:hidden ${className}`}>
      <Icon name="contrast" />
    </Button>
  );
}
