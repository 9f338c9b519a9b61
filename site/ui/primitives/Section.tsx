import { createContext, type ReactNode, use } from "react";
import { HeadingFold } from "./HeadingFold.tsx";

/** The prefix of ids, if the same section is on a page more than once. */
export const AnchorPrefix = createContext("");
export const useAnchor = (id: string | undefined) => {
  const prefix = use(AnchorPrefix);
  return id && prefix + id;
};

/**
 * Names a region by the id of its heading. A page with samples, such as the showcase, has several sections with the same name, so its
 * samples are no regions.
 */
export const useRegion = (heading: string | undefined) => {
  const isSample = use(AnchorPrefix) !== "";
  return isSample ? {} : { "aria-labelledby": heading };
};

type Props = { children: ReactNode; id?: string; tone?: keyof typeof tones; label?: string; className?: string };

const tones = { plain: "", sand: "bg-sand", tint: "bg-brand-tint", navy: "bg-navy text-on-navy" };

/** A band across the page. Its content has the width of the page's content. `label` is the id of its heading. */
export function Section({ children, id, tone = "plain", label, className = "" }: Props) {
  return (
    <section id={useAnchor(id)} {...useRegion(label)} className={`py-6 md:py-20 ${tones[tone]}`}>
      <div className={`mx-auto max-w-xl px-5 ${className}`}>{children}</div>
    </section>
  );
}

type TitledProps = Intro & { isFolded?: boolean; className?: string; children: ReactNode };
type Intro = { id?: string; eyebrow?: string; heading: string; text?: ReactNode; look?: keyof typeof looks };

/** The looks of a section's heading. `small` is for a heading in a side column or in a card. */
const looks = {
  wide: { box: "mb-4 max-w-lg md:mb-12", folded: "md:mb-12", heading: "text-3xl", text: "mt-3 text-lg text-soft" },
  centred: {
    box: "mx-auto mb-5 max-w-lg text-center",
    folded: "md:mx-auto md:mb-5",
    heading: "text-3xl",
    text: "mt-4 text-soft",
  },
  small: { box: "mb-4 max-w-lg", folded: "md:mb-4", heading: "text-xl", text: "mt-2 text-soft" },
};

/** A section's heading, and the content below or beside it. */
export function TitledPart({ isFolded, className = "", children, ...intro }: TitledProps) {
  const anchor = useAnchor(intro.id);
  if (!isFolded) {
    return (
      <>
        <SectionIntro {...intro} />
        {children}
      </>
    );
  }
  const { heading, text, look = "wide" } = intro;
  const classes = looks[look];
  const title = (
    <h2 id={anchor} className={`${classes.heading} ${classes.folded}`}>
      {heading}
    </h2>
  );
  return (
    <HeadingFold heading={title} className={className}>
      {text && <div className={`mb-4 ${classes.text}`}>{text}</div>}
      {children}
    </HeadingFold>
  );
}

export function SectionIntro({ id, eyebrow, heading, text, look = "wide" }: Intro) {
  const classes = looks[look];
  return (
    <div className={classes.box}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={useAnchor(id)} className={classes.heading}>
        {heading}
      </h2>
      {text && <div className={classes.text}>{text}</div>}
    </div>
  );
}
