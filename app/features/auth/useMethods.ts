import { useEffect, useState } from "react";
import { useAuth } from "./AuthProvider.tsx";

/** The authentication methods in the session's token; undefined until they are known. */
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
