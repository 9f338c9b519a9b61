import { useEffect, useState } from "react";
import { useAuth } from "./AuthProvider.tsx";

/** By what the person came in, as the token of the session says it; undefined until it was looked at. */
export function useMethods(): string[] | undefined {
  const { session, auth } = useAuth();
  const [methods, setMethods] = useState<string[]>();
  const token = session?.access_token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with every session
  useEffect(() => {
    if (!token) return setMethods(undefined);
    void auth()
      .mfa.getAuthenticatorAssuranceLevel()
      .then(({ data }) => setMethods((data?.currentAuthenticationMethods ?? []).map(nameOf)));
  }, [token]);
  return methods;
}

const nameOf = (entry: string | { method: string }) => (typeof entry === "string" ? entry : entry.method);
