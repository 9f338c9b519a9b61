import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import type { PictureData } from "#site/content/pictures.server.ts";
import { type Auth, authOf, type Backend } from "./client.ts";
import { nothingYet, type SessionState } from "./session.ts";

/** The facts that the sign-in pages know from the server, before anybody has signed in. */
export interface Entrance {
  backend: Backend;
  /** The OAuth providers that are switched on. */
  providers: string[];
  /** The version of the privacy notice that people agree to. */
  privacyVersion: string;
  /** The minimum length of a new password, in characters. */
  minPassword: number;
  /** The minimum time between two mails to the same address. */
  mailIntervalMs: number;
  /** True if the backend signs people in by passkey. */
  passkeys: boolean;
  /** True if a signed-in person may link another sign-in method. */
  linking: boolean;
  picture: PictureData;
}

interface Known extends SessionState, Entrance {
  /** This is a function, because the client exists only in the browser and not while the server renders. */
  auth(): Auth;
}

const Context = createContext<Known | undefined>(undefined);

const never = () => () => {};
const unknown = () => nothingYet;

/** Provides the session to all components below. */
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
