import { settingsFile } from "#domain/settings/office/settings.server.ts";
import type { Route } from "./+types/admin-settings-file.ts";

export const loader = ({ request }: Route.LoaderArgs) => settingsFile(request);
