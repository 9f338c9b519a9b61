import { Form } from "react-router";
import { Moment } from "#domain/colleagues/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { NoticesData } from "./data.server.ts";
import { usePush } from "./usePush.ts";

type Push = NoticesData["push"];

/**
 * Turns push notices on this device on and off, and lists the colleague's other devices. Push notices arrive even if the office is not open
 * in the browser.
 */
export function PushCard({ push }: { push: Push }) {
  const t = useT("colleagues");
  const endpoints = push.devices.map(({ endpoint }) => endpoint);
  const { state, isBusy, turnOn, turnOff } = usePush(push.key, endpoints);
  return (
    <section className="card space-y-4" aria-labelledby="push">
      <h2 id="push" className="text-lg">
        {t("push.title")}
      </h2>
      <p className="text-sm text-soft">{t(`push.state.${state}`)}</p>
      <div className="flex flex-wrap items-center gap-3">
        {state === "off" && (
          <Button look="brand" disabled={isBusy} onClick={turnOn}>
            {t("push.on")}
          </Button>
        )}
        {state === "on" && (
          <Button look="outline" disabled={isBusy} onClick={turnOff}>
            {t("push.off")}
          </Button>
        )}
        {push.devices.length > 0 && <TryButton />}
      </div>
      <Devices devices={push.devices} />
    </section>
  );
}

function TryButton() {
  const t = useT("colleagues");
  return (
    <Form method="post">
      <Button type="submit" look="quiet" name="intent" value="try">
        {t("push.try")}
      </Button>
    </Form>
  );
}

function Devices({ devices }: { devices: Push["devices"] }) {
  const t = useT("colleagues");
  if (devices.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-t border-line" aria-label={t("push.devices")}>
      {devices.map(({ id, device, since, reachedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-sm">
          <span>
            <bdi>{device}</bdi>
            <span className="block text-soft">
              {reachedAt === null ? t("push.since") : t("push.reached")} <Moment at={reachedAt ?? since} />
            </span>
          </span>
          <Form method="post">
            <input type="hidden" name="device" value={id} />
            <Button
              type="submit"
              look="quiet"
              name="intent"
              value="remove"
              aria-label={t("push.removeThis", { device })}
            >
              {t("push.remove")}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
