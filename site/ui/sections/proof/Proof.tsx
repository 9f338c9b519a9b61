import type { IssuedCertificate, Proof as Shown } from "#site/content/photos.server.ts";
import { formatDate, useLanguage, useT } from "#site/i18n/t.ts";
import { SampleMark } from "../../primitives/SampleMark.tsx";
import { Section, SectionIntro } from "../../primitives/Section.tsx";
import { Pairs } from "./Pairs.tsx";
import { Photo } from "./Photo.tsx";

/** Shows everything that the company has put into content/photos for this page, or nothing. */
export function Proof({ proof: { team, photos, certificates, pairs } }: { proof: Shown }) {
  return (
    <>
      <Team team={team} />
      <Pairs pairs={pairs} />
      <Photos photos={photos} />
      <Certificates certificates={certificates} />
    </>
  );
}

const third = "(min-width: 1024px) 360px, (min-width: 640px) 46vw, 92vw";

function Team({ team }: Pick<Shown, "team">) {
  const t = useT();
  if (team.length === 0) return null;
  return (
    <Section label="team">
      <SectionIntro id="team" heading={t("proof.team")} />
      <ul data-proof className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {team.map(({ sample, name, role, licence, photo }) => (
          <li key={name}>
            <Photo photo={photo} sizes="(min-width: 1024px) 270px, 46vw" className="portrait" />
            <h3 className="mt-3 text-lg">
              {name} {sample && <SampleMark />}
            </h3>
            <p className="text-sm text-soft">{role}</p>
            {licence && <p className="text-sm text-soft">{licence}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Photos({ photos }: Pick<Shown, "photos">) {
  const t = useT();
  if (photos.length === 0) return null;
  return (
    <Section label="photos">
      <SectionIntro id="photos" heading={t("proof.photos")} />
      <ul data-proof className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map(({ sample, caption, photo }) => (
          <li key={photo.files[0]?.url}>
            <figure>
              <Photo photo={photo} sizes={third} className="landscape bg-sand" />
              <figcaption className="mt-1 text-sm text-soft">
                {sample && <SampleMark />} {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Certificates({ certificates }: Pick<Shown, "certificates">) {
  const t = useT();
  if (certificates.length === 0) return null;
  return (
    <Section label="certificates">
      <SectionIntro id="certificates" heading={t("proof.certificates")} />
      <ul data-proof className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {certificates.map((certificate) => (
          <li key={certificate.name} className="card">
            <Certificate certificate={certificate} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Certificate({ certificate }: { certificate: Shown["certificates"][number] }) {
  const { name, photo } = certificate;
  return (
    <>
      {photo && (
        <a href={photo.files.at(-1)?.url}>
          <Photo photo={photo} sizes={third} className="certificate" />
        </a>
      )}
      <h3 className="mt-3 text-lg">
        {name} {"caption" in certificate && <SampleMark />}
      </h3>
      {"caption" in certificate ? (
        <p className="text-sm text-soft">{certificate.caption}</p>
      ) : (
        <Validity certificate={certificate} />
      )}
    </>
  );
}

function Validity({ certificate: { issuer, number, expires } }: { certificate: IssuedCertificate }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <p className="mt-1 text-sm text-soft">
        {t("proof.issuer")}: {issuer}
      </p>
      <p className="text-sm text-soft">
        {t("proof.certificateNumber")}: <bdi>{number}</bdi>
      </p>
      <p className="text-sm text-soft">
        {expires === "never" ? (
          t("proof.neverExpires")
        ) : (
          <>
            {t("proof.validUntil")} <time dateTime={expires}>{formatDate(expires, language)}</time>
          </>
        )}
      </p>
    </>
  );
}
