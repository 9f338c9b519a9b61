import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";

/** A dialog. The browser keeps the focus in it, closes it on Escape, and then returns the focus. */
export function Ask({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useT("account");
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-100 rounded-card border border-line bg-raised p-6 text-ink shadow-card backdrop:bg-navy/60"
    >
      <h2 className="text-xl">{title}</h2>
      <div className="mt-4 grid gap-5">
        {children}
        <Button look="quiet" onClick={() => ref.current?.close()}>
          {t("cancel")}
        </Button>
      </div>
    </dialog>
  );
}
