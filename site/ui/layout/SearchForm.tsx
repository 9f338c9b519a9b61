import { href } from "@site/ground/site-map/links.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "../primitives/Button.tsx";
import { useShell } from "./useShell.ts";

/** The search field on a page. islands/late/search.ts adds suggestions to it. */
export function SearchForm({ text = "" }: { text?: string }) {
  const t = useT("search");
  const { language } = useShell();
  return (
    <search>
      <form action={href("/search", language)} className="max-w-lg">
        <label htmlFor="q" className="mb-1.5 block font-semibold">
          {t("label")}
        </label>
        <div className="relative flex gap-2">
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={text}
            dir="auto"
            placeholder=" "
            maxLength={80}
            enterKeyHint="search"
            autoComplete="off"
            className="min-h-12 w-full min-w-0 rounded-xl border border-field bg-surface px-4 text-base placeholder-shown:[direction:inherit]"
          />
          <Button type="submit" size="lg">
            {t("submit")}
          </Button>
        </div>
      </form>
    </search>
  );
}
