import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { Trouble } from "./Parts.tsx";
import { storeProviderStart } from "./pending-mail.ts";
import { providerName } from "./provider-names.ts";
import { useAction } from "./useAction.ts";
import { useMailed } from "./useMailed.ts";

/** The buttons of the providers that the backend has switched on. */
export function Providers({ next }: { next: string }) {
  const t = useT("auth");
  const { providers, auth } = useAuth();
  const { redirect } = useMailed();
  const { problem, run } = useAction(async (provider: string) => {
    storeProviderStart();
    const { data, error } = await auth().signInWithOAuth({
      provider: provider as "google",
      options: { redirectTo: redirect(next), skipBrowserRedirect: true },
    });
    if (error) return { error };
    location.assign(data.url);
  });
  if (providers.length === 0) return null;
  return (
    <>
      <div className="grid gap-3">
        <Trouble problem={problem} />
        {providers.map((provider) => (
          <Button key={provider} look="outline" size="lg" onClick={() => run(provider)}>
            {t("signIn.provider", { name: providerName(provider) })}
          </Button>
        ))}
      </div>
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("signIn.or")}
      </p>
    </>
  );
}
