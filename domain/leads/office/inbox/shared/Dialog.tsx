import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "#site/i18n/t.ts";
import { Action } from "./Action.tsx";

type Props = { title: string; open: boolean; onClose: () => void; wide?: boolean; children: ReactNode };

/** A dialog that uses the native <dialog> element, which keeps the focus inside, closes on Escape and then returns the focus. */
export function Dialog({ title, open, onClose, wide = false, children }: Props) {
  const t = useT("inbox");
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog; only a mouse can click beside it
    <dialog
      ref={ref}
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={`m-auto max-h-[90dvh] w-[calc(100%-1.5rem)] overflow-y-auto rounded-card border border-line bg-raised p-0 text-ink shadow-card backdrop:bg-navy/60 ${wide ? "max-w-xl" : "max-w-md"}`}
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 className="text-lg">{title}</h2>
          <Action look="quiet" glyph="close" aria-label={t("close")} onClick={onClose} className="-me-2 -mt-1 !px-2" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
