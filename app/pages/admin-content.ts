import { toContentEditor } from "#app/features/staff/content-editor.server.ts";
import type { Route } from "./+types/admin-content.ts";

export const loader = ({ request }: Route.LoaderArgs) => toContentEditor(request);
