import { companyPapersAnswer } from "#site/papers/company-papers.server.ts";
import type { Route } from "./+types/company-papers-pdf.ts";

export const loader = ({ request }: Route.LoaderArgs) => companyPapersAnswer(request);
