import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { Section } from "#site/ui/primitives/Section.tsx";
import type { DatabaseData } from "./types.ts";

/** Says in one line whether the database answers, and shows details to colleagues. */
export function DatabaseReport({ answers, condition }: DatabaseData) {
  const t = useT("colleagues");
  return (
    <Section>
      <h1 className="text-3xl">{t("database.title")}</h1>
      <p role="status" className="mt-4 flex items-center gap-3 text-lg">
        <span aria-hidden className={`size-3 rounded-full ${answers ? "bg-brand" : "bg-danger"}`} />
        {t(answers ? "database.answers" : "database.silent")}
      </p>
      {condition && <Details condition={condition} />}
    </Section>
  );
}

function Details({ condition }: { condition: NonNullable<DatabaseData["condition"]> }) {
  const t = useT("colleagues");
  const { kind, version, pingMs, writes, migrations, bytes, settings, durable } = condition;
  return (
    <dl className="card mt-8 max-w-lg divide-y divide-line !py-2">
      <Line name={t("database.kind")}>
        <bdi dir="ltr">{`${kind} ${version}`}</bdi>
      </Line>
      <Line name={t("database.speed")}>{t("database.ms", { ms: pingMs.toFixed(pingMs < 10 ? 2 : 0) })}</Line>
      <Line name={t("database.writing")}>{t(writes ? "database.writes" : "database.writesNot")}</Line>
      <Line name={t("database.migrations")}>{t(`database.${migrations.state}`, migrations)}</Line>
      <Line name={t("database.size")}>{t("database.mb", { mb: (bytes / 1024 / 1024).toFixed(1) })}</Line>
      <Line name={t("database.settings")}>
        <bdi dir="ltr">{settings.map(({ name, value }) => `${name} = ${value}`).join(", ")}</bdi>
        <span className={`block text-sm ${durable ? "text-soft" : "text-danger"}`}>
          {t(durable ? "database.durable" : "database.durableNot")}
        </span>
      </Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="sm:col-span-2">{children}</dd>
    </div>
  );
}
