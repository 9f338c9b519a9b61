import { requireRight } from "#app/features/staff/guard.server.ts";
import { db } from "#server/db/db.ts";
import { markNoticesSeen, noticesOf, setWantsMail, wantsMail } from "#server/staff/notices.ts";

export async function noticesPage(request: Request) {
  const { id } = await requireRight(request, "leads");
  const database = await db();
  return { notices: await noticesOf(database, id), mail: await wantsMail(database, id) };
}

/** Marks what was shown as seen, or keeps the choice about mails. */
export async function changeNotices(request: Request) {
  const { id } = await requireRight(request, "leads");
  const form = await request.formData();
  const database = await db();
  const seen = form.get("seen");
  if (typeof seen === "string") await markNoticesSeen(database, id, seen);
  else await setWantsMail(database, id, form.get("mail") === "on");
  return { kept: typeof seen !== "string" };
}

export type NoticesData = Awaited<ReturnType<typeof noticesPage>>;
