import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useAuth } from "#domain/sign-in/index.ts";
import { type SendState, sendWaiting } from "./send.ts";
import { actionsToSend, dropAction, dropOver, keepAction, keptActions } from "./store.ts";
import type { QueuedReport } from "./types.ts";

const again = 60_000;

export interface Queue {
  /** The colleague to whom the queue belongs. */
  owner: string;
  actions: QueuedReport[];
  state: SendState;
  online: boolean;
  /** Stores an action. Resolves with false if this phone cannot store data; the browser then sends the form as usual. */
  keep(action: Omit<QueuedReport, "owner">): Promise<boolean>;
  sendNow(): Promise<void>;
  dismiss(id: string): Promise<void>;
}

/**
 * The queue of what a colleague did on this phone and the server does not have yet. It is sent when a connection returns, when the page is
 * opened, and every minute.
 */
export function useQueue(owner: string, asOf: number): Queue {
  const { auth } = useAuth();
  const { revalidate } = useRevalidator();
  const [actions, setActions] = useState<QueuedReport[]>([]);
  const [state, setState] = useState<SendState>("idle");
  const [online, setOnline] = useState(true);

  const load = async () => setActions(await keptActions(owner).catch(() => []));
  async function renew(): Promise<boolean> {
    const { data, error } = await auth().refreshSession();
    return !error && data.session !== null;
  }
  async function sendNow() {
    await load();
    const before = await actionsToSend(owner).catch(() => []);
    if (before.length > 0) setState(await sendWaiting(owner, renew));
    else setState("idle");
    await load();
    if ((await actionsToSend(owner).catch(() => before)).length < before.length) await revalidate();
  }
  const send = useEffectEvent(sendNow);
  const refresh = useEffectEvent(async () => {
    setOnline(navigator.onLine);
    if (!navigator.onLine || document.hidden) return;
    await sendNow();
    await revalidate();
  });

  useEffect(() => void dropOver(owner, asOf).catch(() => undefined), [owner, asOf]);
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
    owner,
    actions,
    state,
    online,
    sendNow,
    async keep(action) {
      try {
        await keepAction({ ...action, owner });
        // Asks the browser to keep the data. Otherwise it may delete unsent reports to free space.
        void navigator.storage?.persist?.();
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
