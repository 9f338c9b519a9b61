import type { ComponentProps } from "react";
import { useT } from "#site/i18n/t.ts";
import { ErrorLine } from "#site/ui/controls/FieldParts.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Words } from "./Words.tsx";

export function Consent({ error, ...control }: ComponentProps<"input"> & { error?: string }) {
  const t = useT("auth");
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 text-sm">
        <input
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "consent-error" : undefined}
          className="mt-0.5 size-5 shrink-0 accent-brand"
          {...control}
        />
        <span>
          <Words
            text={t("signUp.consent")}
            parts={[
              (text) => (
                <PageLink to="/privacy" target="_blank" className="text-brand underline">
                  {text}
                </PageLink>
              ),
            ]}
          />
        </span>
      </label>
      <ErrorLine id="consent">{error}</ErrorLine>
    </div>
  );
}
