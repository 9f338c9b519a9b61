import { searchHandle } from "#app/documents.ts";
import { inTurn } from "#app/features/search/in-turn.server.ts";
import { searchPage } from "#app/features/search/page.server.ts";
import { Search } from "#app/features/search/Search.tsx";
import { documentMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/search.ts";

export const handle = searchHandle;
export const middleware = [inTurn];
export const loader = ({ request, url }: Route.LoaderArgs) => searchPage(request, url);
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default ({ loaderData }: Route.ComponentProps) => <Search {...loaderData} />;
