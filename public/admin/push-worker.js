// Shows the office's notifications to a colleague whose browser is closed (docs/push.md). It answers no requests, and its scope is only /admin. Each
// message has the form of declarative Web Push; browsers that know it show the notification without this file.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, navigate, ...shown } = event.data.json().notification;
  const icon = "/apple-touch-icon.png";
  event.waitUntil(self.registration.showNotification(title, { ...shown, icon, data: { navigate } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.navigate));
});

/** Opens an address in an open window of the office, or else in a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const office = windows.find(({ url }) => /^\/(ar\/)?admin(\/|$)/.test(new URL(url).pathname));
  if (!office) return self.clients.openWindow(address);
  await office.focus();
  office.postMessage({ open: address });
}

/** The browser has changed the subscription by itself, and the new one replaces the old one. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function renew(old) {
  if (!old) return;
  const fresh = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = fresh.toJSON();
  const body = new URLSearchParams({ intent: "subscribe", endpoint, ...keys });
  await fetch("/admin/notices", { method: "POST", body });
}
