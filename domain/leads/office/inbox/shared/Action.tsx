import type { ComponentProps } from "react";
import { Glyph, type GlyphName } from "./Glyph.tsx";

const looks = {
  main: "bg-brand text-surface hover:opacity-90",
  plain: "border border-line bg-raised text-ink hover:border-brand",
  quiet: "text-soft hover:bg-sand hover:text-ink",
  danger: "border border-danger text-danger hover:bg-danger hover:text-surface",
} as const;

type Looks = { look?: keyof typeof looks; glyph?: GlyphName };

/**
 * The CSS classes of the office's buttons. They are lower than the buttons of the public site, but on a touch screen they are large enough
 * for a thumb.
 */
export const actionClasses = (look: keyof typeof looks, className = "") =>
  `inline-flex min-h-9 items-center justify-center gap-1.5 rounded-lg px-3 text-sm font-semibold whitespace-nowrap smooth disabled:opacity-60 max-sm:min-h-11 ${looks[look]} ${className}`;

export function Action({ look = "plain", glyph, className, children, ...rest }: ComponentProps<"button"> & Looks) {
  return (
    <button type="button" className={actionClasses(look, className)} {...rest}>
      {glyph && <Glyph name={glyph} />}
      {children}
    </button>
  );
}

export function ActionLink({ look = "plain", glyph, className, children, ...rest }: ComponentProps<"a"> & Looks) {
  return (
    <a className={actionClasses(look, className)} {...rest}>
      {glyph && <Glyph name={glyph} />}
      {children}
    </a>
  );
}
