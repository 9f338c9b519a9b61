import { Button, Column, Heading, Img, Link, Row, Section, Text } from "@react-email/components";
import type { ComponentType } from "react";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import type { Block, Fact } from "./letter.ts";
import { type Look, light } from "./look.ts";
import { RichText } from "./RichText.tsx";

/** The style of a text that somebody typed. It keeps its own direction and its own line breaks. */
const asTyped = { textAlign: "start", whiteSpace: "pre-wrap", wordBreak: "break-word" } as const;

type Props<K extends Block["kind"]> = { block: Extract<Block, { kind: K }>; look: Look };

const Paragraph = ({ block, look }: Props<"text">) => (
  <Text className="ink" dir={look.dir} style={look.text}>
    <RichText text={block.text} />
  </Text>
);

const Prose = ({ block, look }: Props<"prose">) => (
  <div className="ink" dir="auto" style={{ ...look.text, ...asTyped, margin: "0 0 24px" }}>
    <RichText text={block.text} />
  </div>
);

const Note = ({ block, look }: Props<"note">) => (
  <Text className="soft" dir={look.dir} style={{ ...look.small, margin: "0 0 12px" }}>
    <RichText text={block.text} />
  </Text>
);

const Facts = ({ block, look }: Props<"facts">) => (
  <Section dir={look.dir} style={{ margin: "4px 0 20px" }}>
    {block.facts.map((fact) => (
      <Row key={fact.label} dir={look.dir}>
        <Column
          className="soft line"
          width="34%"
          style={{ ...look.label, verticalAlign: "top", padding: "9px 0", borderTop: `1px solid ${light.line}` }}
        >
          {fact.label}
        </Column>
        <Column
          className="ink line"
          style={{
            ...look.base,
            fontSize: 15,
            verticalAlign: "top",
            padding: "8px 0",
            [look.start === "left" ? "paddingLeft" : "paddingRight"]: 12,
            borderTop: `1px solid ${light.line}`,
            wordBreak: "break-word",
          }}
        >
          <Value {...fact} />
        </Column>
      </Row>
    ))}
  </Section>
);

function Value({ value, href, ltr }: Fact) {
  const text = <bdi dir={ltr ? "ltr" : "auto"}>{value}</bdi>;
  if (!href) return text;
  return (
    <Link className="link" href={href} style={{ color: light.brand, textDecoration: "underline" }}>
      {text}
    </Link>
  );
}

/** A text in somebody's own words. It is unchanged and keeps its own direction. */
const Words = ({ block, look }: Props<"words">) => (
  <>
    <Text className="soft" dir={look.dir} style={{ ...look.small, margin: "0 0 6px" }}>
      {block.label}
    </Text>
    <Section
      className="tint"
      dir={look.dir}
      style={{ background: light.tint, margin: "0 0 22px", borderRadius: 6, ...look.rule }}
    >
      <Row dir={look.dir}>
        <Column style={{ padding: "12px 16px" }}>
          <div className="ink" dir="auto" style={{ ...look.base, ...asTyped, fontSize: 15 }}>
            <TextWithNumbers text={block.text} />
          </div>
        </Column>
      </Row>
    </Section>
  </>
);

const Steps = ({ block, look }: Props<"steps">) => (
  <>
    <Heading as="h2" className="ink" dir={look.dir} style={{ ...look.base, fontSize: 17, margin: "8px 0 10px" }}>
      {block.heading}
    </Heading>
    <Section dir={look.dir} style={{ margin: "0 0 18px" }}>
      {block.steps.map((step, n) => (
        <Row key={step} dir={look.dir}>
          <Column
            className="link"
            width="30"
            style={{ ...look.base, color: light.brand, fontWeight: 700, fontSize: 15, verticalAlign: "top" }}
          >
            <bdi dir="ltr">{n + 1}</bdi>
          </Column>
          <Column className="ink" style={{ ...look.base, fontSize: 15, paddingBottom: 8, verticalAlign: "top" }}>
            <RichText text={step} />
          </Column>
        </Row>
      ))}
    </Section>
  </>
);

const Action = ({ block, look }: Props<"action">) => (
  <Section dir={look.dir} style={{ margin: "4px 0 22px" }}>
    <Row dir={look.dir}>
      <Column style={{ textAlign: look.start }}>
        <Button
          className="button"
          href={block.href}
          style={{
            ...look.base,
            background: light.brand,
            color: light.onBrand,
            fontSize: 16,
            fontWeight: 600,
            borderRadius: 24,
            padding: "12px 26px",
            textDecoration: "none",
          }}
        >
          {block.label}
        </Button>
      </Column>
    </Row>
  </Section>
);

const Code = ({ block, look }: Props<"code">) => (
  <Section className="tint" dir={look.dir} style={{ background: light.tint, margin: "0 0 20px", borderRadius: 10 }}>
    <Row dir={look.dir}>
      <Column style={{ padding: "14px 18px" }}>
        <Text className="soft" dir={look.dir} style={{ ...look.small, margin: 0 }}>
          {block.label}
        </Text>
        <Text
          className="ink"
          style={{ ...look.base, fontSize: 30, fontWeight: 700, lineHeight: "1.3", margin: "4px 0 0" }}
        >
          <bdi dir="ltr" style={{ letterSpacing: 5 }}>
            {block.code}
          </bdi>
        </Text>
      </Column>
    </Row>
  </Section>
);

const Links = ({ block, look }: Props<"links">) => (
  <Text dir={look.dir} style={look.text}>
    {block.links.map(({ label, href }, n) => (
      <span key={href}>
        {n > 0 && <span className="soft"> · </span>}
        <Link className="link" href={href} style={{ color: light.brand, textDecoration: "underline" }}>
          {label}
        </Link>
      </span>
    ))}
  </Text>
);

const Photos = ({ block, look }: Props<"photos">) => (
  <Section dir={look.dir} style={{ margin: "0 0 20px" }}>
    <Text className="soft" dir={look.dir} style={{ ...look.small, margin: "0 0 6px" }}>
      {block.label}
    </Text>
    {block.photos.map(({ cid, alt }) => (
      <Img
        key={cid}
        src={`cid:${cid}`}
        alt={alt}
        width="480"
        style={{ borderRadius: 10, margin: "0 0 10px", maxWidth: "100%" }}
      />
    ))}
  </Section>
);

const shapes: { [K in Block["kind"]]: ComponentType<Props<K>> } = {
  text: Paragraph,
  prose: Prose,
  note: Note,
  facts: Facts,
  words: Words,
  steps: Steps,
  action: Action,
  code: Code,
  links: Links,
  photos: Photos,
};

export function BlockOf({ block, look }: { block: Block; look: Look }) {
  const Shape = shapes[block.kind] as ComponentType<{ block: Block; look: Look }>;
  return <Shape block={block} look={look} />;
}
