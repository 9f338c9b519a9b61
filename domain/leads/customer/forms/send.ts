import { atOrigin } from "#site/content/at-origin.ts";
import type { FormName, FormState } from "./form-state.ts";
import { solve } from "./proof.ts";

/** The milliseconds after which sending is given up. Forms with photos may take minutes on a slow network. */
const timeoutOf = (form: FormName) => (form === "callback" ? 20_000 : 240_000);

/**
 * Sends a form. Any network error counts as a failure. If the server asks for a proof of work, the browser computes it and sends the form
 * again with the same idempotency key.
 */
export async function send(form: FormName, body: FormData, onProgress?: (share: number) => void): Promise<FormState> {
  const answer = await post(form, body, onProgress);
  if (!answer.proof) return answer;
  body.set("proof", await solve(answer.proof));
  return post(form, body, onProgress);
}

/** Sends the request with XMLHttpRequest, because fetch does not report the progress of an upload. */
function post(form: FormName, body: FormData, onProgress?: (share: number) => void) {
  return new Promise<FormState>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", atOrigin(`/api/${form}`));
    request.responseType = "json";
    request.timeout = timeoutOf(form);
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onloadend = () => resolve((request.response as FormState | null) ?? { failed: true });
    request.send(body);
  });
}
