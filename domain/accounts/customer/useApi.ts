import { assure, RequestRefusal, useAuth } from "#domain/sign-in/index.ts";

/** Calls our own endpoints with the access token. The token is refreshed first if it is about to expire. */
export function useApi() {
  const { auth } = useAuth();

  async function ask(path: string, body?: FormData | URLSearchParams): Promise<Response> {
    const { data } = await auth().getSession();
    const answer = await fetch(`/api/account/${path}`, {
      method: body ? "POST" : "GET",
      body,
      headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
    });
    // The session has ended. `assure` signs the client out, and so all pages.
    if (answer.status === 401) await assure(auth());
    return answer;
  }

  async function read<T>(path: string, body?: FormData | URLSearchParams): Promise<T> {
    const answer = await ask(path, body);
    const found = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new RequestRefusal(answer.status, String(found.code));
    return found as T;
  }
  return { ask, read };
}
