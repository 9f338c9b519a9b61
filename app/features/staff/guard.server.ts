import { redirect } from "react-router";
import { languageOf } from "#app/i18n/languages.ts";
import { href } from "#app/site/links.ts";
import { db } from "#server/db/db.ts";
import { isOpen, staffOf } from "#server/staff/sessions.ts";
import type { Staff } from "#server/staff/types.ts";
import { tokenIn } from "./cookie.server.ts";

export type { Staff };

/** Who asks, or null. The one place that knows how: another way to sign in replaces this function. */
export async function staffIn(request: Request): Promise<Staff | null> {
  const token = tokenIn(request);
  return token ? staffOf(await db(), token) : null;
}

/** Whether who asked at first may still listen. */
export async function mayStay(request: Request): Promise<boolean> {
  const token = tokenIn(request);
  return token !== "" && isOpen(await db(), token);
}

/** Lets colleagues through; others are led to the way in when they open a page, and refused when they ask for anything else. */
export async function requireStaff(request: Request): Promise<Staff> {
  const staff = await staffIn(request);
  if (staff) return staff;
  const { pathname } = new URL(request.url);
  if (asksForPage(request, pathname)) throw redirect(href("/admin/enter", languageOf(pathname)));
  throw new Response(null, { status: 401 });
}

/** For what only owners may. */
export async function requireOwner(request: Request): Promise<Staff> {
  const staff = await requireStaff(request);
  if (staff.role !== "owner") throw new Response(null, { status: 403 });
  return staff;
}

/** What React Router fetches for itself ends in .data, and its scripts show what became of it. */
const asksForPage = ({ method, headers }: Request, pathname: string) =>
  method === "GET" && !pathname.endsWith(".data") && headers.get("accept")?.includes("text/html");
