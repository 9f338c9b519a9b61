import { redirect } from "react-router";
import { languageOf } from "#app/i18n/languages.ts";
import { href } from "#app/site/links.ts";
import type { Route } from "./+types/admin-inbox.ts";

export const loader = ({ url }: Route.LoaderArgs) => redirect(href("/admin/dashboard", languageOf(url.pathname)));

export default function AdminInbox() {
  return null;
}
