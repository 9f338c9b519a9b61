import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { assure } from "#app/features/auth/assure.ts";
import { Refused } from "#app/features/auth/query.ts";

/** Asks for what belongs to whoever is signed in. A token about to end is renewed first. */
export function useApi() {
  const { auth } = useAuth();

  async function ask(path: string, body?: FormData | URLSearchParams): Promise<Response> {
    const { data } = await auth().getSession();
    const answer = await fetch(`/api/account/${path}`, {
      method: body ? "POST" : "GET",
      body,
      headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
    });
    // Signed out, or gone altogether: the client finds out, and so do all pages.
    if (answer.status === 401) await assure(auth());
    return answer;
  }

  async function read<T>(path: string, body?: FormData | URLSearchParams): Promise<T> {
    const answer = await ask(path, body);
    const found = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Refused(answer.status, String(found.code));
    return found as T;
  }
  return { ask, read };
}
