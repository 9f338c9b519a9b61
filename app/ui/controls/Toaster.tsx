import { Toaster as Sonner } from "sonner";

/** Below menus and bars that somebody is using: their z-index starts at 20. */
const layer = 10;

/** At most three, for four seconds each, in the bottom end corner. */
export function Toaster({ dir, label }: { dir: "ltr" | "rtl"; label: string }) {
  return (
    <Sonner
      dir={dir}
      containerAriaLabel={label}
      position={dir === "rtl" ? "bottom-left" : "bottom-right"}
      visibleToasts={3}
      duration={4000}
      gap={14}
      offset={{ bottom: 96, left: 24, right: 24 }}
      mobileOffset={{ bottom: 96, left: 16, right: 16 }}
      style={{ "--width": "356px", zIndex: layer } as object}
      theme="system"
      toastOptions={{ classNames: { toast: "!bg-raised !text-ink !border-line", description: "!text-soft" } }}
    />
  );
}
