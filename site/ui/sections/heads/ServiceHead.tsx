import type { OpeningFilm } from "#site/content/loops.server.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { FilmLoop } from "./FilmLoop.tsx";
import { FirstWords, FurtherWords } from "./HeadWords.tsx";
import type { HeadProps } from "./types.ts";

const media = "grid content-center";

type Props = HeadProps & { film?: OpeningFilm; turned: boolean };

/** A page about a service shows the work first: its film, otherwise its picture, which fills half of a wide screen up to the edge. */
export function ServiceHead({ text, crumbs, picture, film, turned }: Props) {
  const side = turned ? "order-first" : "max-lg:order-first";
  return (
    <div className="grid lg:grid-cols-2">
      <div className={`px-5 pt-2 pb-6 md:pb-12 lg:max-w-md ${turned ? "" : "lg:ms-auto"}`}>
        <Breadcrumbs crumbs={crumbs} />
        <FirstWords text={text} />
        <FurtherWords text={text} />
      </div>
      {film ? (
        <FilmLoop film={film} className={`${media} ${side}`} />
      ) : (
        <div className={`${media} bg-sand ${side}`}>
          {picture && (
            <HeadPicture
              picture={picture}
              sizes="(min-width: 1024px) 50vw, 240px"
              first
              className="mx-auto h-48 w-auto lg:h-auto lg:w-full"
            />
          )}
        </div>
      )}
    </div>
  );
}
