/** The browser mirrors its access token into this cookie, so that documents know who asks. */
export const accessCookie = "access";

/** The token that a script sends. */
export const bearerIn = ({ headers }: Request): string | null =>
  /^bearer +(\S+) *$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;

/** The token of a request: the one that a script sends goes before the one that the browser carries. */
export function accessTokenIn(request: Request): string | null {
  const bearer = bearerIn(request);
  if (bearer) return bearer;
  const start = `${accessCookie}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || null;
}

export const noAccess = () => `${accessCookie}=; Path=/; SameSite=Lax; Max-Age=0`;
