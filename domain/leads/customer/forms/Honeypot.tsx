import { honeypot } from "./honeypot.ts";

/** A hidden field that catches robots. People neither see it nor reach it with the keyboard, so only a robot fills it in. */
export const Honeypot = ({ label }: { label: string }) => (
  <label aria-hidden className="sr-only">
    {label}
    <input name={honeypot} tabIndex={-1} autoComplete="off" />
  </label>
);
