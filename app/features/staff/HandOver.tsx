import { useEffect, useRef, useState } from "react";
import { useT } from "#app/i18n/t.ts";
import { Button } from "#app/ui/primitives/Button.tsx";

/** A link that is shown this once. */
export function HandOver({ address, name }: { address: string; name: string }) {
  const t = useT("staff");
  const [copied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div ref={box} tabIndex={-1} role="status" className="rounded-xl bg-brand-tint p-5">
      <p className="font-semibold">{t("team.handOver", { name })}</p>
      <p className="mt-1 text-sm text-soft">{t("team.handOverText")}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <code dir="ltr" className="min-w-0 flex-1 rounded-lg bg-raised p-3 text-sm break-all select-all">
          {address}
        </code>
        <Button look="brand" onClick={copy}>
          {t(copied ? "team.copied" : "team.copy")}
        </Button>
      </div>
    </div>
  );
}
