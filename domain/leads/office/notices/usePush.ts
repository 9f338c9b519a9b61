import { useEffect, useState } from "react";
import { useSubmit } from "react-router";

/**
 * The state of push notices in this browser. `home` means that this is an iPhone whose owner has not added the office to the home screen;
 * an iPhone allows push notices only after that.
 */
export type PushState = "unknown" | "unsupported" | "home" | "denied" | "off" | "on";

const worker = "/admin/push-worker.js";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function stateNow(endpoints: readonly string[]): Promise<PushState> {
  if (!isSupported()) return /\b(?:iPhone|iPad)\b/.test(navigator.userAgent) ? "home" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  const own = await subscription();
  return own && endpoints.includes(own.endpoint) ? "on" : "off";
}

/**
 * Returns the state of push notices in this browser, and functions that turn them on and off. The browser asks for permission only after a
 * press of the button.
 */
export function usePush(key: string, endpoints: readonly string[]) {
  const submit = useSubmit();
  const [state, setState] = useState<PushState>("unknown");
  const [isBusy, setBusy] = useState(false);
  const known = endpoints.join(" ");
  useEffect(() => {
    let isShown = true;
    void stateNow(known.split(" ")).then((now) => isShown && setState(now));
    return () => {
      isShown = false;
    };
  }, [known]);

  async function turnOn() {
    if ((await Notification.requestPermission()) !== "granted") return setState(await stateNow(endpoints));
    const registration = await navigator.serviceWorker.register(worker);
    const own = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = "", keys } = own.toJSON();
    await submit(
      { intent: "subscribe", endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
      { method: "post" },
    );
  }

  async function turnOff() {
    const own = await subscription();
    if (!own) return;
    await own.unsubscribe();
    await submit({ intent: "unsubscribe", endpoint: own.endpoint }, { method: "post" });
  }

  const whileBusy = (work: () => Promise<void>) => async () => {
    setBusy(true);
    try {
      await work();
    } catch {
      // The browser cannot reach its push service, so it could not subscribe.
      setState("unsupported");
    }
    setBusy(false);
  };
  return { state, isBusy, turnOn: whileBusy(turnOn), turnOff: whileBusy(turnOff) };
}
