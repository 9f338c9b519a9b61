/** Other domains use the server code of this domain only through this file. */
export { authAdmin, authBackend, passkeysOf } from "./pages/backend.server.ts";
export { entranceFor } from "./pages/entrance.server.ts";
export { type Identity, identityOf } from "./pages/identity.server.ts";
export { accessTokenIn, bearerIn, noAccess } from "./pages/token.server.ts";
export { userOf } from "./pages/user.server.ts";
