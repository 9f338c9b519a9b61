import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Glyph } from "../shared/Glyph.tsx";
import { inputLook } from "../shared/looks.ts";
import { move } from "./useListKeys.ts";
import { useQuery } from "./useQuery.ts";

const debounceDelay = 250;

/** Searches a short time after the last keystroke (debounce), and then also updates the page's address. */
export function SearchBox() {
  const t = useT("inbox");
  const { query, go } = useQuery();
  const { pathname: here } = useLocation();
  const [text, setText] = useState(query.text ?? "");
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // If the view has changed or the colleague went back, the field shows the search of the new view, unless the colleague is typing in it.
  useEffect(() => {
    if (document.activeElement !== field.current) setText(query.text ?? "");
  }, [query.text]);
  // The delayed search is cancelled when the colleague leaves this page. Otherwise the search would navigate back to it.
  const { location } = useNavigation();
  const leaving = location !== undefined && location.pathname !== here;
  useEffect(() => {
    if (leaving) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [leaving]);
  const search = (value: string, wait: number) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go({ text: value.trim() || undefined }), wait);
  };
  return (
    <search className="min-w-0 flex-1 max-sm:basis-full">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          search(text, 0);
        }}
      >
        <Glyph name="search" className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-soft" />
        <input
          ref={field}
          id="search"
          type="search"
          name="text"
          // While the field is empty, its placeholder must have the writing direction of the page.
          dir={text ? "auto" : undefined}
          value={text}
          maxLength={100}
          aria-label={t("search.label")}
          placeholder={t("search.hint")}
          onChange={({ target }) => search(target.value, debounceDelay)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            move(1);
          }}
          className={`${inputLook} ps-9`}
        />
      </form>
    </search>
  );
}
