import type { Proof, ShownPhoto } from "#site/content/photos.server.ts";
import { useT } from "#site/i18n/t.ts";
import { SampleMark } from "../../primitives/SampleMark.tsx";
import { Section, SectionIntro } from "../../primitives/Section.tsx";
import { Photo } from "./Photo.tsx";
import pairsFile, { integrity } from "./pairs.ts?module";

/** Shows how the work changed the place: two pictures and a reading. */
export function Pairs({ pairs }: Pick<Proof, "pairs">) {
  const t = useT();
  if (pairs.length === 0) return null;
  return (
    <Section label="pairs">
      <SectionIntro id="pairs" heading={t("proof.pairs")} />
      <ul data-proof className="grid gap-8 lg:grid-cols-2">
        {pairs.map((pair) => (
          <li key={pair.title}>
            <Pair pair={pair} />
          </li>
        ))}
      </ul>
      <script type="module" src={pairsFile} integrity={integrity} fetchPriority="low" suppressHydrationWarning />
    </Section>
  );
}

function Pair({ pair: { sample, title, before, after, reading } }: { pair: Proof["pairs"][number] }) {
  const t = useT();
  return (
    <figure>
      <div data-pair className="pair">
        <Half photo={before} name={t("proof.before")} />
        <Half photo={after} name={t("proof.after")} />
        <input type="range" step={2} aria-label={t("proof.slide", { title })} hidden />
      </div>
      <figcaption className="mt-3">
        <h3 className="text-lg">
          {title} {sample && <SampleMark />}
        </h3>
        <p className="mt-1 text-sm text-soft">
          {reading.what}: <bdi>{reading.before}</bdi> <span aria-hidden="true">{t("proof.arrow")}</span>{" "}
          <span className="sr-only">{t("proof.after")}</span> <bdi>{reading.after}</bdi>
        </p>
        <p className="text-sm text-soft">
          {t("proof.instrument")}: {reading.instrument}
        </p>
      </figcaption>
    </figure>
  );
}

const Half = ({ photo, name }: { photo: ShownPhoto; name: string }) => (
  <div>
    <Photo photo={photo} sizes="(min-width: 1024px) 540px, 92vw" />
    <p className="text-sm font-semibold">{name}</p>
  </div>
);
