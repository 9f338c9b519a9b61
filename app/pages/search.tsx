import { searchHandle } from "#app/documents.ts";
import { inTurn } from "#domain/search/pages/in-turn.server.ts";
import { searchPage } from "#domain/search/pages/page.server.ts";
import { Search } from "#domain/search/pages/Search.tsx";
import { documentMeta } from "#site/content/meta.ts";
import type { Route } from "./+types/search.ts";

export const handle = searchHandle;
export const middleware = [inTurn];
export const loader = ({ request, url }: Route.LoaderArgs) => searchPage(request, url);
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default ({ loaderData }: Route.ComponentProps) => <Search {...loaderData} />;
