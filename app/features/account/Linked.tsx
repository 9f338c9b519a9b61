import type { UserIdentity } from "@supabase/supabase-js";
import { useState } from "react";
import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { Done, Trouble } from "#app/features/auth/Parts.tsx";
import { type Problem, problemOf } from "#app/features/auth/problems.ts";
import { providerName } from "#app/features/auth/provider-names.ts";
import { useMailed } from "#app/features/auth/useMailed.ts";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { busy } from "#app/ui/busy.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { Panel } from "./Head.tsx";

/** Shown where somebody else can vouch for the person, or does already. */
export function Linked() {
  const t = useT("account");
  const { user, providers, linking } = useAuth();
  const { problem, told, link, unlink } = useLinks();
  const identities = user?.identities ?? [];
  const linked = identities.map(({ provider }) => provider);
  if ((providers.length === 0 || !linking) && linked.every((provider) => provider === "email")) return null;
  return (
    <Panel title={t("security.linked")} text={t("security.linkedText")}>
      <Trouble problem={problem} />
      <Done>{told && t("security.unlinked")}</Done>
      <ul className="grid gap-3">
        {identities.map((identity) => (
          <Way
            key={identity.identity_id}
            identity={identity}
            onUnlink={linking && identities.length > 1 ? unlink : undefined}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {(linking ? providers : [])
          .filter((provider) => !linked.includes(provider))
          .map((provider) => (
            <Button key={provider} look="outline" onClick={() => link(provider)}>
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

function useLinks() {
  const language = useLanguage();
  const { auth } = useAuth();
  const { redirect } = useMailed();
  const [problem, setProblem] = useState<Problem>();
  const [told, setTold] = useState(false);
  async function link(provider: string) {
    const options = { redirectTo: redirect(href("/account/security", language)), skipBrowserRedirect: true };
    const { data, error } = await busy(auth().linkIdentity({ provider: provider as "google", options }));
    if (error) setProblem(problemOf(error));
    else if (data.url) location.assign(data.url);
  }
  async function unlink(identity: UserIdentity) {
    const { error } = await busy(auth().unlinkIdentity(identity));
    setProblem(error ? problemOf(error) : undefined);
    setTold(!error);
    if (!error) await auth().refreshSession();
  }
  return { problem, told, link, unlink };
}
