import type { Role } from "@site/ground/company/roles.ts";
import { db } from "#platform/db/db.ts";
import { tie } from "../store/accounts.ts";
import { audit } from "../store/audit.ts";
import type { ColleagueAccount } from "../store/colleagues.ts";
import { type Change, disable, enable, setRole } from "../store/roles.ts";
import { closeAccount, grant, type Holder, prepareAccount, removeFactors, sendInvitation } from "./accounts.server.ts";
import type { ColleaguesAnswer } from "./colleagues-answer.ts";

/** Prepares the account of a colleague, and sends the invitation to it by mail. */
export async function invite(colleague: Holder & { id: string }): Promise<ColleaguesAnswer> {
  await prepare(colleague);
  await sendInvitation(colleague);
  return { done: "invite" };
}

const prepare = async (colleague: Holder & { id: string }) =>
  tie(await db(), colleague.id, await prepareAccount(colleague));

type Work = (by: string, colleague: ColleagueAccount, role: Role) => Promise<ColleaguesAnswer>;

/**
 * The changes that an owner can make to a colleague. Access needs both a row in `staff` and an account in the auth server. A change that
 * takes rights away begins with the row, because that works at once. A change that gives rights ends with the row. An interrupted change
 * therefore never gives rights.
 */
export const changes: Record<string, Work> = {
  async invite(by, colleague) {
    // A colleague who has signed in has a password, which a new invitation would remove.
    if (colleague.disabled || colleague.signedInAt !== null) return { refused: "unknown" };
    await invite(colleague);
    await audit(await db(), by, "staff.invite", colleague.id);
    return { done: "invite" };
  },
  async role(by, { id, authId }, role) {
    if (authId && role === "owner") await grant(authId, role);
    const change = await setRole(await db(), by, id, role);
    if (authId && role !== "owner" && change === "done") await grant(authId, role);
    return outcome("role", change);
  },
  async disable(by, { id, authId }) {
    const change = await disable(await db(), by, id);
    if (authId && change === "done") await closeAccount(authId);
    return outcome("disable", change);
  },
  async enable(by, colleague) {
    await prepare(colleague);
    const change = await enable(await db(), by, colleague.id);
    await sendInvitation(colleague);
    return outcome("enable", change);
  },
  async factors(by, { id, authId, disabled }) {
    if (!authId || disabled) return { refused: "unknown" };
    await removeFactors(authId);
    await audit(await db(), by, "staff.factors", id);
    return { done: "factors" };
  },
};

const outcome = (done: ColleaguesAnswer["done"], change: Change): ColleaguesAnswer =>
  change === "done" ? { done } : { refused: change };
