import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { type SendState, sendWaiting, waitingIn } from "./send.ts";
import { dropAction, type Kept, keepAction, keptActions } from "./store.ts";

const again = 60_000;

export interface Queue {
  actions: Kept[];
  state: SendState;
  online: boolean;
  /** False if this phone can keep nothing: the form then goes its native way. */
  keep(action: Kept): Promise<boolean>;
  sendNow(): Promise<void>;
  dismiss(id: string): Promise<void>;
}

/** What was done on this phone and is not with the server yet; it goes out when there is a connection, when the page is opened, and every minute. */
export function useQueue(): Queue {
  const { auth } = useAuth();
  const { revalidate } = useRevalidator();
  const [actions, setActions] = useState<Kept[]>([]);
  const [state, setState] = useState<SendState>("idle");
  const [online, setOnline] = useState(true);

  async function load(): Promise<Kept[]> {
    const found = await keptActions().catch(() => []);
    setActions(found);
    return found;
  }
  async function renew(): Promise<boolean> {
    const { data, error } = await auth().refreshSession();
    return !error && data.session !== null;
  }
  async function sendNow() {
    const before = waitingIn(await load()).length;
    if (before === 0) return setState("idle");
    setState(await sendWaiting(renew));
    if (waitingIn(await load()).length < before) await revalidate();
  }
  const send = useEffectEvent(sendNow);
  const refresh = useEffectEvent(async () => {
    setOnline(navigator.onLine);
    if (!navigator.onLine || document.hidden) return;
    await sendNow();
    await revalidate();
  });

  useEffect(() => {
    setOnline(navigator.onLine);
    void send();
    const timer = setInterval(() => void send(), again);
    const look = () => void refresh();
    const events = ["online", "offline"] as const;
    for (const event of events) addEventListener(event, look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  return {
    actions,
    state,
    online,
    sendNow,
    async keep(action) {
      try {
        await keepAction(action);
      } catch {
        return false;
      }
      await load();
      void sendNow();
      return true;
    },
    async dismiss(id) {
      await dropAction(id);
      await load();
    },
  };
}
