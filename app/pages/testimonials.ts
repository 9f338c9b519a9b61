import { testimonialsFile } from "#domain/reputation/customer/record.server.tsx";
import type { Route } from "./+types/testimonials.ts";

/** The newest testimonials as a piece of HTML for the home page. */
export const loader = ({ request }: Route.LoaderArgs) => testimonialsFile(request);
