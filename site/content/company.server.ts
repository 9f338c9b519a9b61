import { readContent } from "./files.server.ts";
import { company as companySchema } from "./schemas/company.ts";

export const company = () => readContent("company.yaml", companySchema);
