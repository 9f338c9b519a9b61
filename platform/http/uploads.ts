import type { IncomingMessage } from "node:http";
import { type Upload, type UploadKind, uploads } from "@site/ground/uploads.ts";
import type { ServerBuild } from "react-router";
import { mediaType } from "./guards.ts";

/** Returns the limits for an upload to an address. Returns undefined if the address accepts no more than any form. */
export type UploadTo = (request: Pick<IncomingMessage, "url" | "headers">) => Upload | undefined;

interface Place {
  /** The path as app/routes.ts writes it, such as /enquiry/:key. */
  path: string;
  kind: UploadKind;
  /** True if a script may also send the form, to the same path with `.data` at the end. */
  byScript: boolean;
}

export function uploadsAt(places: readonly Place[]): UploadTo {
  const matchers = places.map(({ path, kind, byScript }) => ({ matches: matcherOf(path, byScript), kind }));
  return ({ url = "", headers }) => {
    if (mediaType(headers) !== "multipart/form-data") return undefined;
    const [path = ""] = url.split("?", 1);
    const found = matchers.find(({ matches }) => matches.test(path));
    return found && uploads[found.kind];
  };
}

const matcherOf = (path: string, byScript: boolean) =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[\\w-]+")}${byScript ? "(?:\\.data)?" : ""}$`);

type Routes = ServerBuild["routes"];

/** Finds the pages that accept uploads. The page's `handle` names the kind of upload. */
export const uploadsOf = (routes: Routes): UploadTo =>
  uploadsAt(
    Object.values(routes).flatMap((route) => {
      const { handle, default: component } = route?.module ?? {};
      return route && hasUpload(handle)
        ? [{ path: pathOf(route, routes), kind: handle.upload, byScript: component !== undefined }]
        : [];
    }),
  );

const hasUpload = (handle: unknown): handle is { upload: UploadKind } =>
  typeof handle === "object" && handle !== null && "upload" in handle && Object.hasOwn(uploads, String(handle.upload));

export function pathOf({ path = "", parentId }: NonNullable<Routes[string]>, routes: Routes): string {
  const parent = parentId ? routes[parentId] : undefined;
  const above = parent ? pathOf(parent, routes) : "";
  return path ? `${above}/${path}`.replace(/\/+/g, "/") : above;
}
