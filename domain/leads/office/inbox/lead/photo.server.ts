import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { readPhoto } from "#platform/photos/read.ts";
import { downloadDocument } from "../../../store/documents.ts";
import { downloadMail } from "../../../store/incoming/download.ts";

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
