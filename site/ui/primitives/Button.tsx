import type { ComponentProps } from "react";

const looks = {
  accent: "bg-accent text-on-accent hover:opacity-90 shadow-card",
  brand: "bg-brand text-surface hover:opacity-90",
  outline: "border border-field bg-raised text-ink hover:border-brand",
  danger: "bg-danger text-surface hover:opacity-90",
  quiet: "text-brand hover:bg-brand-tint",
} as const;

const sizes = {
  md: "min-h-11 px-5 text-sm",
  lg: "min-h-13 px-7 text-base",
  /** A button with a smaller line below its words. On a narrow phone the words may take two lines. */
  book: "min-h-16 flex-col gap-0 px-4 text-center leading-tight",
  icon: "size-11",
} as const;

export type Look = { look?: keyof typeof looks; size?: keyof typeof sizes };

export const buttonClasses = ({ look = "accent", size = "md" }: Look, className = "") =>
  `btn ${looks[look]} ${sizes[size]} ${className}`;

export function Button({ look, size, className, ...rest }: ComponentProps<"button"> & Look) {
  return <button type="button" className={buttonClasses({ look, size }, className)} {...rest} />;
}

export function ButtonLink({ look, size, className, ...rest }: ComponentProps<"a"> & Look) {
  return <a className={buttonClasses({ look, size }, className)} {...rest} />;
}
