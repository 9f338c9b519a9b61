import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import type { PictureData } from "#app/site/pictures.server.ts";
import { type Auth, authOf, type Backend } from "./client.ts";
import { nothingYet, type SessionState } from "./session.ts";

/** What the pages know before anybody has signed in. */
export interface Entrance {
  backend: Backend;
  /** Which others vouch for people. */
  providers: string[];
  /** Which notice people agree to. */
  privacyVersion: string;
  /** Of a new password, in characters. */
  minPassword: number;
  /** So long lies between two mails to the same address. */
  mailIntervalMs: number;
  /** Whether somebody who is in may add another way in. */
  linking: boolean;
  picture: PictureData;
}

interface Known extends SessionState, Entrance {
  /** The client; made in the browser only, so it is asked for where something is done. */
  auth(): Auth;
}

const Context = createContext<Known | undefined>(undefined);

const never = () => () => {};
const unknown = () => nothingYet;

/** Tells everything below who is signed in. */
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
