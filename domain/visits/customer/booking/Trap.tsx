import { honeypot } from "#domain/leads/index.ts";

/** The field is a trap for robots. People neither see nor reach it. */
export const Trap = ({ label }: { label: string }) => (
  <label aria-hidden className="sr-only">
    {label}
    <input name={honeypot} tabIndex={-1} autoComplete="off" />
  </label>
);
