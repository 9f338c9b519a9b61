import { atOrigin } from "#site/content/at-origin.ts";
import type { FormName, FormState } from "./form-state.ts";
import { solve } from "./proof.ts";

/** Photos may take minutes on a slow network. */
const timeout = { contact: 240_000, callback: 20_000, quote: 240_000, booking: 240_000 };

/**
 * Sends a form. Any network failure counts as not sent. If the server asks for proof of work, the browser does the work and sends the form again with
 * the same key.
 */
export async function send(form: FormName, body: FormData, onProgress?: (share: number) => void): Promise<FormState> {
  const answer = await post(form, body, onProgress);
  if (!answer.proof) return answer;
  body.set("proof", await solve(answer.proof));
  return post(form, body, onProgress);
}

/** This uses XMLHttpRequest, because fetch reports no upload progress. */
function post(form: FormName, body: FormData, onProgress?: (share: number) => void) {
  return new Promise<FormState>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", atOrigin(`/api/${form}`));
    request.responseType = "json";
    request.timeout = timeout[form];
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onloadend = () => resolve((request.response as FormState | null) ?? { failed: true });
    request.send(body);
  });
}
