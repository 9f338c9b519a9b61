import type { chooserPage } from "#site/content/help.server.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";

type Kind = ReturnType<typeof chooserPage>["kinds"][number];

/** The kinds of cooling with their pictures. For each: how to recognise it, who is responsible for what, and which pages to read next. */
export const Coolings = ({ kinds }: { kinds: Kind[] }) => (
  <div className="bg-sand">
    <div className="mx-auto grid max-w-xl gap-4 px-5 py-6 md:grid-cols-2 md:py-10">
      {kinds.map((kind) => (
        <section key={kind.key} id={kind.key} aria-labelledby={`${kind.key}-name`} className="card">
          <Picture
            picture={kind.picture}
            sizes="(min-width: 1024px) 500px, 86vw"
            className="mb-4 h-auto w-full max-lg:max-h-48 object-contain"
          />
          <h2 id={`${kind.key}-name`} className="text-xl">
            {kind.name}
          </h2>
          <p className="mt-2 text-soft">{kind.signs}</p>
          <dl className="mt-4">
            {kind.who.map(({ who, what }) => (
              <div key={who} className="border-t border-line py-4">
                <dt className="font-semibold">{who}</dt>
                <dd className="text-soft">{what}</dd>
              </div>
            ))}
          </dl>
          <ul className="flex flex-wrap gap-x-6 font-semibold text-brand">
            {kind.related.map(({ id, name }) => (
              <li key={id}>
                <PageLink to={id} className="block py-2 text-sm hover:underline">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </div>
);
