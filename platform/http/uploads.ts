import type { IncomingMessage } from "node:http";
import { mediaType } from "./guards.ts";

const megabyte = 1024 * 1024;

/** The limit with five phone photos, for browsers that did not shrink them. */
export const maxUpload = 40 * megabyte;

interface Upload {
  most: number;
  /** Photos and documents; what is only long is not taken apart with such care. */
  files: boolean;
}

const photos: Upload = { most: maxUpload, files: true };

/** Where more is taken than a form without files may have: each address to which such a form is sent, as in app/routes.ts. */
const uploads: Record<string, Upload> = {
  "/contact": photos,
  "/quote": photos,
  "/api/contact": photos,
  "/api/quote": photos,
  "/request/:key": photos,
  "/api/account/requests/:id": photos,
  // One CV of 5 MB.
  "/careers/:job": { most: 10 * megabyte, files: true },
  "/team": photos,
  "/team/sync": photos,
  "/admin/leads/:id": photos,
  "/admin/places/:id": photos,
  // 200 lines with words in two languages.
  "/admin/quotes/:id": { most: megabyte / 2, files: false },
  // 200 rooms, each with its own walls and layers.
  "/api/account/projects": { most: megabyte, files: false },
  "/calculators/hvac-cooling-load/project/report.pdf": { most: megabyte, files: false },
};

const parts: Record<string, string> = { ":id": "[0-9a-f-]{36}", ":key": "[\\w-]+", ":job": "[a-z0-9-]+" };

/** The pages of the office send their forms by script, to an address of its own. */
function matcherOf(pattern: string): RegExp {
  const before = pattern.startsWith("/api/") ? "" : "(?:\\/ar)?";
  const after = pattern.startsWith("/admin/") ? "(?:\\.data)?" : "";
  const path = pattern.replaceAll(".", "\\.").replace(/:\w+/g, (part) => parts[part] ?? "");
  return new RegExp(`^${before}${path}${after}$`);
}

const matchers = Object.entries(uploads).map(([pattern, upload]) => ({ matches: matcherOf(pattern), upload }));

/** The limits of this address; undefined if it takes no more than any form. */
export function uploadTo({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): Upload | undefined {
  if (mediaType(headers) !== "multipart/form-data") return undefined;
  const [path = ""] = url.split("?", 1);
  return matchers.find(({ matches }) => matches.test(path))?.upload;
}
