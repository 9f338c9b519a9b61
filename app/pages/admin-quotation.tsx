import { languageOf } from "@site/ground/language/languages.ts";
import type { UploadHandle } from "#app/documents.ts";
import { aboutCalculations } from "#domain/calculators/quoted/quoted.server.ts";
import { EditorPage } from "#domain/quotations/office/editor/EditorPage.tsx";
import { editorAction, editorPage } from "#domain/quotations/office/editor/editor.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-quotation.ts";

export const handle = { upload: "quotation", budget: "office" } satisfies UploadHandle;
export const loader = ({ request, params }: Route.LoaderArgs) => editorPage(request, params.id, aboutCalculations);
export const action = ({ request, params }: Route.ActionArgs) => editorAction(request, params.id, aboutCalculations);

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  plainMeta(loaderData?.number ?? translator(languageOf(location.pathname), "quotation")("office.new"));

export default function AdminQuotation({ loaderData, actionData }: Route.ComponentProps) {
  return <EditorPage page={loaderData} answer={actionData} />;
}
