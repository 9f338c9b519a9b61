import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAuth } from "#domain/sign-in/index.ts";

export function usePasskeys() {
  const { user, auth } = useAuth();
  const queries = useQueryClient();
  const queryKey = [user?.id, "passkeys"];
  const known = useQuery({
    queryKey,
    queryFn: async () => {
      const { data, error } = await auth().passkey.list();
      if (error) throw error;
      return data;
    },
  });
  return { known, changed: () => queries.invalidateQueries({ queryKey }) };
}
