import { type Role, roles } from "@site/ground/company/roles.ts";
import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { redirect } from "react-router";
import type { ColleagueAccount } from "../store/colleagues.ts";
import { hasJustShownFactor } from "./guard.server.ts";

/** These changes can affect an owner, or make one. */
const ownerIntents = ["role", "disable", "enable", "factors"] as const;
type OwnerIntent = (typeof ownerIntents)[number];

/** The question that an owner answers before the change is made. */
interface Asked {
  id: string;
  intent: OwnerIntent;
  /** The role that the colleague would have afterwards. */
  role: Role;
  /** True if the second step was just shown. */
  isProven: boolean;
  /** The page on which the second step is shown, if that is necessary. From there the way leads back to the question. */
  prove: string;
}

const intentOf = (intent: unknown) => ownerIntents.find((one) => one === intent);

/**
 * Asks before a change that gives ownership, takes it away or affects an owner's access. Such a change also needs a second step that was just shown,
 * because somebody may have left the office open. The question is a page with its own address, so it needs no script.
 */
export async function askFirst(
  request: Request,
  colleague: ColleagueAccount,
  role: Role,
  { intent: typed, confirmed }: Record<string, unknown>,
): Promise<void> {
  const intent = intentOf(typed);
  const isOwnership = colleague.role === "owner" || (intent === "role" && role === "owner");
  if (!intent || !isOwnership) return;
  if (confirmed === "yes" && (await hasJustShownFactor(request))) return;
  throw redirect(`${questionOf(request, colleague.id, intent, role)}#asked`, 303);
}

/** Returns the question that the address asks, if it can still be asked. */
export async function askedIn(
  request: Request,
  colleagues: readonly Pick<ColleagueAccount, "id" | "role">[],
): Promise<Asked | undefined> {
  const { searchParams } = new URL(request.url);
  const colleague = colleagues.find(({ id }) => id === searchParams.get("confirm"));
  const intent = intentOf(searchParams.get("intent"));
  if (!colleague || !intent) return undefined;
  const role = (intent === "role" && roles.find((one) => one === searchParams.get("role"))) || colleague.role;
  const language = languageOf(new URL(request.url).pathname);
  const back = questionOf(request, colleague.id, intent, role);
  const prove = `${href("/second-factor", language)}?again=yes&next=${encodeURIComponent(back)}`;
  return { id: colleague.id, intent, role, isProven: await hasJustShownFactor(request), prove };
}

function questionOf(request: Request, confirm: string, intent: OwnerIntent, role: Role): string {
  const query = new URLSearchParams({ confirm, intent, ...(intent === "role" && { role }) });
  return `${href("/admin/colleagues", languageOf(new URL(request.url).pathname))}?${query}`;
}
