import { requireRight } from "#app/features/staff/guard.server.ts";
import { db } from "#server/db/db.ts";
import { downloadMail } from "#server/incoming/download.ts";
import { downloadDocument } from "#server/leads/documents.ts";
import { readPhoto } from "#server/photos/read.ts";

export async function photoAnswer(request: Request, id: string): Promise<Response> {
  await requireRight(request, "leads");
  return (await readPhoto(await db(), id)) ?? new Response(null, { status: 404 });
}

export async function documentAnswer(request: Request, id: string): Promise<Response> {
  await requireRight(request, "leads");
  return (await downloadDocument(await db(), id)) ?? new Response(null, { status: 404 });
}

export async function mailAnswer(request: Request, id: string): Promise<Response> {
  await requireRight(request, "leads");
  return (await downloadMail(await db(), id)) ?? new Response(null, { status: 404 });
}
