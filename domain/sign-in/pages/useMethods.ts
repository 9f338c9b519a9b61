import { useEffect, useEffectEvent, useState } from "react";
import { useAuth } from "./AuthProvider.tsx";

/** Returns the authentication methods in the session's token; undefined until they are known. */
export function useMethods(): string[] | undefined {
  const { session, auth } = useAuth();
  const [methods, setMethods] = useState<string[]>();
  const token = session?.access_token;
  const look = useEffectEvent(async () => {
    const { data } = await auth().mfa.getAuthenticatorAssuranceLevel();
    setMethods((data?.currentAuthenticationMethods ?? []).map(methodOf));
  });
  useEffect(() => {
    if (token) void look();
    else setMethods(undefined);
  }, [token]);
  return methods;
}

export const methodOf = (entry: string | { method: string }) => (typeof entry === "string" ? entry : entry.method);
