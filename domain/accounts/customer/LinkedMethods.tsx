import { href } from "@site/ground/site-map/links.ts";
import type { UserIdentity } from "@supabase/supabase-js";
import { providerName, StatusMessage, Trouble, useAction, useAuth, useMailed } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Panel } from "./Head.tsx";

/** The linked sign-in methods. Shown only if a provider is switched on or linked. */
export function LinkedMethods() {
  const t = useT("account");
  const { user, providers, linking } = useAuth();
  const link = useLink();
  const removal = useUnlink();
  const identities = user?.identities ?? [];
  const linked = identities.map(({ provider }) => provider);
  if ((providers.length === 0 || !linking) && linked.every((provider) => provider === "email")) return null;
  return (
    <Panel title={t("security.linked")} text={t("security.linkedText")}>
      <Trouble problem={link.problem ?? removal.problem} />
      <StatusMessage>{removal.done && t("security.unlinked")}</StatusMessage>
      <ul className="grid gap-3">
        {identities.map((identity) => (
          <Way
            key={identity.identity_id}
            identity={identity}
            onUnlink={linking && identities.length > 1 ? removal.run : undefined}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {(linking ? providers : [])
          .filter((provider) => !linked.includes(provider))
          .map((provider) => (
            <Button key={provider} look="outline" onClick={() => link.run(provider)}>
              {t("security.link", { name: providerName(provider) })}
            </Button>
          ))}
      </div>
    </Panel>
  );
}

type WayProps = { identity: UserIdentity; onUnlink?: (identity: UserIdentity) => void };

function Way({ identity, onUnlink }: WayProps) {
  const t = useT("account");
  const { provider, identity_data } = identity;
  const name = provider === "email" ? t("security.viaEmail") : providerName(provider);
  return (
    <li className="card flex items-center justify-between gap-4 !py-4">
      <p className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <bdi dir="ltr" className="block truncate text-sm text-soft">
          {String(identity_data?.email ?? "")}
        </bdi>
      </p>
      {onUnlink && provider !== "email" && (
        <Button
          look="quiet"
          className="!px-3"
          aria-label={t("security.unlink", { name })}
          onClick={() => onUnlink(identity)}
        >
          {t("security.remove")}
        </Button>
      )}
    </li>
  );
}

function useLink() {
  const language = useLanguage();
  const { auth } = useAuth();
  const { redirect } = useMailed();
  return useAction(async (provider: string) => {
    const options = { redirectTo: redirect(href("/account/security", language)), skipBrowserRedirect: true };
    const { data, error } = await auth().linkIdentity({ provider: provider as "google", options });
    if (error) return { error };
    if (data.url) location.assign(data.url);
  });
}

function useUnlink() {
  const { auth } = useAuth();
  return useAction(async (identity: UserIdentity) => {
    const { error } = await auth().unlinkIdentity(identity);
    if (error) return { error };
    await auth().refreshSession();
  });
}
