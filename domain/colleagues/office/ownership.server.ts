import { type Role, roles } from "@site/ground/company/roles.ts";
import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { redirect } from "react-router";
import type { ColleagueAccount } from "../store/colleagues.ts";
import { hasJustShownFactor } from "./guard.server.ts";

/** The changes that can affect an owner or make somebody an owner. */
const ownerIntents = ["role", "disable", "enable", "factors"] as const;
type OwnerIntent = (typeof ownerIntents)[number];

/** The question that an owner answers before the change. */
interface Asked {
  id: string;
  intent: OwnerIntent;
  /** The role of the colleague after the change. */
  role: Role;
  /** True if the owner has just passed the second step. */
  isProven: boolean;
  /** The address of the page for the second step. After the step it leads back to the question. */
  prove: string;
}

const intentOf = (intent: unknown) => ownerIntents.find((one) => one === intent);

/**
 * Asks before a change that gives or takes ownership or affects an owner's access. Such a change also needs a second step in the last
 * minutes, because somebody else may use an office that was left open. The question is a page with its own address, so it works without a
 * script.
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

/** Returns the question that the address names; undefined if the colleague or the change does not exist. */
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
