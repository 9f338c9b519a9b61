import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import type { PictureData } from "#site/content/pictures.server.ts";
import { type Auth, authOf, type Backend } from "./client.ts";
import { nothingYet, type SessionState } from "./session.ts";

/** The facts that the sign-in pages get from the server before anybody has signed in. */
export interface Entrance {
  backend: Backend;
  /** The OAuth providers that are switched on. */
  providers: string[];
  /** The version of the privacy notice to which people agree. */
  privacyVersion: string;
  /** The minimum length of a new password, in characters. */
  minPassword: number;
  /** The minimum time in milliseconds between two mails to one email address. */
  mailIntervalMs: number;
  /** True if the backend supports passkeys. */
  passkeys: boolean;
  /** True if a signed-in person may link another sign-in method. */
  linking: boolean;
  picture: PictureData;
}

interface Known extends SessionState, Entrance {
  /** Returns the auth client. It is a function, because the client exists only in the browser and not while the server renders. */
  auth(): Auth;
}

const Context = createContext<Known | undefined>(undefined);

const never = () => () => {};
const unknown = () => nothingYet;

export function AuthProvider({ backend, children, ...rest }: Entrance & { children: ReactNode }) {
  const store = typeof window === "undefined" ? undefined : authOf(backend).store;
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.get ?? unknown, unknown);
  return <Context value={{ ...state, ...rest, backend, auth: () => authOf(backend).auth }}>{children}</Context>;
}

export function useAuth(): Known {
  const known = use(Context);
  if (!known) throw new Error("Outside of AuthProvider");
  return known;
}
