import type { ContentOf } from "#site/content/content.server.ts";

type Props = Pick<ContentOf<"contact">, "next">;

/** The steps that follow when the form was sent, as points on one line from top to bottom. */
export const NextSteps = ({ next: { heading, items } }: Props) => (
  <>
    <h2 className="mb-4 text-xl">{heading}</h2>
    <ol className="border-s-2 border-brand">
      {items.map(({ title, text }, index) => (
        <li key={title} className="relative ps-8 pb-5">
          <b className="absolute -start-4 grid size-8 place-content-center rounded-card bg-brand text-surface">
            {index + 1}
          </b>
          <h3 className="text-base">{title}</h3>
          <p className="text-sm text-soft">{text}</p>
        </li>
      ))}
    </ol>
  </>
);
