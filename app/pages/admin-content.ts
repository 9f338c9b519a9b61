import { toContentEditor } from "#domain/colleagues/office/content-editor.server.ts";
import type { Route } from "./+types/admin-content.ts";

export const loader = ({ request }: Route.LoaderArgs) => toContentEditor(request);
