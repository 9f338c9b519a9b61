import type { FormState } from "./schema.ts";

const patience = 20_000;

/** Sends the form; whatever goes wrong on the way is one answer: not sent. */
export async function sendContact(form: HTMLFormElement, key: string): Promise<FormState> {
  const body = new URLSearchParams(new FormData(form) as never);
  body.set("key", key);
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      body,
      signal: AbortSignal.timeout(patience),
    });
    return (await response.json()) as FormState;
  } catch {
    return { failed: true };
  }
}
