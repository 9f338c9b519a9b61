import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { officeHandle, type UploadHandle } from "#app/documents.ts";
import { AuthProvider } from "#domain/sign-in/pages/AuthProvider.tsx";
import { MyVisitsPage } from "#domain/visits/technician/MyVisitsPage.tsx";
import { accountIn, type MyVisitsData, myVisitsPage } from "#domain/visits/technician/page.server.ts";
import { receiveFromForm } from "#domain/visits/technician/receive.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/my-visits.ts";

export const handle = { ...officeHandle, upload: "photos" } satisfies UploadHandle;

export async function loader({ request }: Route.LoaderArgs) {
  const page = await myVisitsPage(request);
  return data(page, { headers: { "x-account": await accountIn(request) } });
}
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const action = ({ request }: Route.ActionArgs) => receiveFromForm(request);

let shown: MyVisitsData | undefined;

/** Shows the page as it was if the phone has no connection or the session has ended. Texts that were typed stay on the phone. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<MyVisitsData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (shown) return shown;
    throw error;
  }
}

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "my-visits")("title"));

/** The provider refreshes the session and its cookie while the page is open. */
export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  shown = loaderData;
  return (
    <AuthProvider {...loaderData.entrance}>
      <MyVisitsPage key={loaderData.staff} page={loaderData} answer={actionData} />
    </AuthProvider>
  );
}
