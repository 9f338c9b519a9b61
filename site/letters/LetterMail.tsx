import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  render,
  Section,
  Text,
} from "@react-email/components";
import { BlockOf } from "./blocks.tsx";
import type { Letter, Sender } from "./letter.ts";
import { headStyles, type Look, light, lookOf } from "./look.ts";
import { RichText } from "./RichText.tsx";

export const letterHtml = (letter: Letter): Promise<string> => render(<LetterMail letter={letter} />);

/** Mail programs drop the attribute `dir` of html and body, so every table has it again. */
function LetterMail({ letter }: { letter: Letter }) {
  const { language, subject, preview, heading, blocks, sender } = letter;
  const look = lookOf(language);
  return (
    <Html lang={language} dir={look.dir}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{headStyles}</style>
      </Head>
      <Body dir={look.dir} style={{ background: light.page, margin: 0, padding: "24px 12px" }}>
        <Preview>{preview}</Preview>
        <Container dir={look.dir} style={{ maxWidth: 600 }}>
          <Masthead sender={sender} look={look} />
          <Section
            className="card"
            dir={look.dir}
            style={{
              background: light.card,
              border: `1px solid ${light.line}`,
              borderTop: "none",
              borderRadius: "0 0 14px 14px",
            }}
          >
            <Row dir={look.dir}>
              <Column className="pad" style={{ padding: "32px 36px 20px" }}>
                <Heading as="h1" className="ink" dir={look.dir} style={titleOf(look)}>
                  <RichText text={heading} />
                </Heading>
                {blocks.map((block, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered only once
                  <BlockOf key={n} block={block} look={look} />
                ))}
              </Column>
            </Row>
          </Section>
          <Imprint sender={sender} look={look} />
        </Container>
      </Body>
    </Html>
  );
}

const titleOf = (look: Look) => ({
  ...look.base,
  fontSize: 25,
  lineHeight: "1.35",
  fontWeight: 700,
  margin: "0 0 16px",
});

const Masthead = ({ sender, look }: { sender: Sender; look: Look }) => (
  <Section
    dir={look.dir}
    style={{
      background: light.brandDeep,
      borderRadius: "14px 14px 0 0",
      borderBottom: `3px solid ${light.accent}`,
    }}
  >
    <Row dir={look.dir}>
      <Column className="pad" style={{ padding: "20px 36px" }}>
        <Text style={{ ...look.base, color: "#ffffff", fontSize: 18, fontWeight: 700, margin: 0, lineHeight: "1.3" }}>
          {sender.name}
        </Text>
        <Text style={{ ...look.base, color: "#c4d9d8", fontSize: 13, margin: "2px 0 0", lineHeight: "1.4" }}>
          {sender.tagline}
        </Text>
      </Column>
    </Row>
  </Section>
);

const Imprint = ({ sender: { name, phone, email, site }, look }: { sender: Sender; look: Look }) => (
  <Section dir={look.dir}>
    <Row dir={look.dir}>
      <Column className="pad" style={{ padding: "18px 36px" }}>
        <Text className="soft" dir={look.dir} style={{ ...look.small, margin: 0 }}>
          {name}
          <br />
          <Link className="link" href={`tel:${phone.replace(/[^\d+]/g, "")}`} style={{ color: light.brand }}>
            <bdi dir="ltr">{phone}</bdi>
          </Link>
          {" · "}
          <Link className="link" href={`mailto:${email}`} style={{ color: light.brand }}>
            <bdi dir="ltr">{email}</bdi>
          </Link>
          <br />
          <Link className="link" href={site} style={{ color: light.brand }}>
            <bdi dir="ltr">{new URL(site).host}</bdi>
          </Link>
        </Text>
      </Column>
    </Row>
  </Section>
);
