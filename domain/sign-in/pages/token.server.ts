/** The name of the cookie with the access token. The browser copies the token into it, so that requests for documents carry the token. */
export const accessCookie = "access";

/** Returns the token in the Authorization header. */
export const bearerIn = ({ headers }: Request): string | null =>
  /^bearer +(\S+) *$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;

/** Returns the token of a request. The header takes precedence over the cookie. */
export function accessTokenIn(request: Request): string | null {
  const bearer = bearerIn(request);
  if (bearer) return bearer;
  const start = `${accessCookie}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || null;
}

export const noAccess = () => `${accessCookie}=; Path=/; SameSite=Lax; Max-Age=0`;
