import type { chooserPage } from "#app/site/help.server.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { Section } from "../../primitives/Section.tsx";

type Kind = ReturnType<typeof chooserPage>["kinds"][number];

/** Kinds of cooling with their pictures: how to recognise one, who is responsible for what, and where to go on. */
export const Coolings = ({ kinds }: { kinds: Kind[] }) =>
  kinds.map((kind, index) => (
    <Section key={kind.key} id={kind.key} label={`${kind.key}-name`} tone={index % 2 ? "plain" : "sand"}>
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_1.5fr]">
        <Picture picture={kind.picture} sizes="(min-width: 1024px) 420px, 92vw" className="h-auto w-full" />
        <div>
          <h2 id={`${kind.key}-name`} className="text-3xl">
            {kind.name}
          </h2>
          <p className="mt-3 text-lg text-soft">{kind.signs}</p>
          <dl className="mt-6">
            {kind.who.map(({ who, what }) => (
              <div key={who} className="border-t border-line py-4">
                <dt className="font-semibold">{who}</dt>
                <dd className="text-soft">{what}</dd>
              </div>
            ))}
          </dl>
          <ul className="mt-4 flex flex-wrap gap-x-6 font-semibold text-brand">
            {kind.related.map(({ id, name }) => (
              <li key={id}>
                <PageLink to={id} className="block py-2 text-sm hover:underline">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  ));
