import { useT } from "#app/i18n/t.ts";
import { Button } from "../primitives/Button.tsx";
import { Icon } from "../primitives/Icon.tsx";

/** The boot script handles its click. */
export function ThemeToggle({ className }: { className?: string }) {
  const label = useT()("theme.toggle");
  return (
    <Button look="quiet" size="icon" data-theme-toggle aria-label={label} className={className}>
      <Icon name="contrast" />
    </Button>
  );
}
