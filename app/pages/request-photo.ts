import { photoAnswer } from "#app/features/request/photo.server.ts";
import type { Route } from "./+types/request-photo.ts";

export const loader = ({ params: { key, id } }: Route.LoaderArgs) => photoAnswer(key, id);
