import { amountOf } from "@site/engine/money/quotation.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { isStamped } from "@site/ground/states/quotation.ts";
import { renderSVG } from "uqr";
import type { Paper } from "#platform/pdf/typeset.ts";
import { dirhams, figure, quantity } from "#site/i18n/money.ts";
import { translator } from "#site/i18n/t.ts";
import { letterhead } from "#site/papers/paper.server.ts";
import { figureText, typedLine, typedLines, words } from "#site/papers/text.ts";
import { headingOf } from "../customer/headings.ts";
import type { LineView, QuotationView } from "../customer/view.server.ts";
import { quotationLink } from "../office/link.server.ts";
import { isQuotationUnit } from "../office/units.ts";
import type { Quotation } from "../store/read.ts";

/** Returns the data of a quotation's PDF. They come from the sent revision, so that the PDF never differs from the page. */
export function quotationPaper(quotation: Quotation, sent: QuotationView, language: Language): Paper {
  const t = translator(language, "quotation");
  const p = translator(language, "paper");
  const at = quotation.answeredAt ?? quotation.sentAt ?? 0;
  const { number, hash, lines } = sent;
  const revision = t("revision", { revision: sent.revision });
  const title = t("of", { number: figureText(number) });
  const footer = [title, words(revision), words(t("notInvoice"))].join(" · ");
  const data = {
    ...letterhead(language, `${t("title")} ${number}`, footer),
    title: t("title"),
    number: figureText(number),
    revision: words(revision),
    stamp: sent.state !== "altered" && isStamped(quotation.state) ? p(`quotation.stamp.${quotation.state}`) : null,
    facts: factsOf(sent, language),
    head: (["position", "text", "quantity", "price", "net", "vat", "total"] as const).map((name) =>
      p(`quotation.head.${name}`),
    ),
    rows: rowsOf(sent, quotation, language),
    options: optionsOf(sent, language),
    totals: (["net", "vat", "gross"] as const).map((name) => ({
      label: words(t(`totals.${name}`)),
      value: dirhams(sent.totals[name], language),
      strong: name === "gross",
    })),
    parts: (["excluded", "note"] as const)
      .map((kind) => ({
        heading: t(kind === "note" ? "lines.notes" : "lines.excluded"),
        items: lines.filter((line) => line.kind === kind).map(({ text }) => typedLines(text)),
      }))
      .filter(({ items }) => items.length > 0),
    terms: {
      heading: t("terms.heading"),
      items: sent.terms.map(({ name, text }) => ({ label: translator(language)(`terms.${name}`), text: words(text) })),
    },
    acceptance: sent.isOpen ? acceptanceOf(quotation, sent, language) : null,
    accepted: sent.accepted ? acceptedOf(sent, language) : null,
    words: {
      lines: t("lines.heading"),
      basis: t(`lines.basis.${sent.basis}`),
      chosen: t("options.chosen"),
      choice: sent.chosen.length > 0 && !sent.accepted ? p("quotation.choice") : null,
      fraud: t("fraud"),
      notInvoice: words(t("notInvoice")),
      hash: words(p("quotation.hash")),
    },
    hash: figureText(hash.replace(/.{32}(?=.)/, "$& ")),
  };
  return { template: "quotation", data, at };
}

function factsOf({ customer, sent, until, reference }: QuotationView, language: Language) {
  const t = translator(language, "quotation");
  const { name, company, trn, address } = customer;
  const to = [name, company, address].filter(Boolean).flatMap(typedLines);
  return [
    { label: t("for"), lines: trn ? [...to, `${t("trn")} ${figureText(trn)}`] : to, wide: true },
    { label: t("date"), lines: [sent] },
    { label: t("validUntil"), lines: [until] },
    { label: t("request"), lines: [figureText(reference)] },
  ];
}

/** Returns all priced lines except the options. A heading that has only options below it is left out here. */
function rowsOf({ lines, basis }: QuotationView, quotation: Quotation, language: Language) {
  const t = translator(language, "quotation");
  const shown = lines.filter(({ kind }) => kind === "item" || kind === "allowance" || kind === "heading");
  let position = 0;
  return shown.flatMap((line, index) => {
    const text = typedLines(line.text);
    if (line.kind === "heading")
      return (shown[index + 1]?.kind ?? "heading") === "heading" ? [] : [{ kind: "heading", text }];
    const priced = quotation.lines[line.position];
    const { net, vat, gross } = priced ? amountOf(priced, basis) : { net: 0, vat: 0, gross: 0 };
    position += 1;
    return [
      {
        kind: "line",
        position: String(position),
        text,
        notes: notesOf(line, language),
        quantity: quantityOf(line, language),
        price: figureText(figure(line.unitFils)),
        net: figureText(figure(net)),
        vat: line.vat === "S5" ? figureText(figure(vat)) : line.vat === "Z" ? figureText("0%") : t("lines.noVat.out"),
        total: figureText(figure(gross)),
      },
    ];
  });
}

function quantityOf({ qtyMilli, unit }: LineView, language: Language): string {
  const count = qtyMilli / 1000;
  const named = isQuotationUnit(unit)
    ? translator(language, "paper")(`quotation.counted.${unit}`, { count })
    : typedLine(unit);
  return `${figureText(quantity(qtyMilli))} ${named}`;
}

function notesOf({ discountFils, kind }: LineView, language: Language): string[] {
  const t = translator(language, "quotation");
  return [
    ...(discountFils > 0 ? [t("lines.discount", { amount: dirhams(discountFils, language) })] : []),
    ...(kind === "allowance" ? [t("lines.allowance")] : []),
  ];
}

function optionsOf({ lines, chosen }: QuotationView, language: Language) {
  const t = translator(language, "quotation");
  const options = lines.filter(({ kind }) => kind === "option");
  const groups = [...new Set(options.map(({ group }) => group))].sort((a, b) => Number(a === "") - Number(b === ""));
  return groups.map((group) => ({
    one: group !== "",
    heading: typedLine((group !== "" && headingOf(lines, group)) || t("options.heading")),
    rule: t(group === "" ? "options.more" : "options.one"),
    rows: options
      .filter((line) => line.group === group)
      .map((line) => ({
        text: typedLines(line.text),
        chosen: chosen.includes(line.position),
        notes: [`${quantityOf(line, language)} × ${figureText(figure(line.unitFils))}`, ...notesOf(line, language)],
        total: words(t("options.plus", { amount: dirhams(line.gross, language) })),
      })),
  }));
}

function acceptanceOf(quotation: Quotation, { code, until }: QuotationView, language: Language) {
  const p = translator(language, "paper");
  const address = quotationLink({ key: quotation.key, locale: language });
  return {
    heading: translator(language, "quotation")("accept.heading"),
    text: words(p("quotation.accept.text", { until })),
    link: address,
    qr: renderSVG(address, { border: 0 }),
    scan: p("quotation.accept.scan"),
    code: code ? words(p("quotation.accept.code", { amount: dirhams(code.from, language) })) : "",
    paper: p("quotation.accept.paper"),
    fields: (["name", "signature", "date"] as const).map((name) => p(`quotation.accept.fields.${name}`)),
  };
}

function acceptedOf({ accepted, lines, chosen }: QuotationView, language: Language) {
  const t = translator(language, "quotation");
  const options = lines.filter(({ kind, position }) => kind === "option" && chosen.includes(position));
  return {
    heading: translator(language, "paper")("quotation.accepted"),
    by: t("accepted.by", { name: typedLine(accepted?.name ?? ""), when: accepted?.at ?? "" }),
    choice:
      options.length > 0
        ? t("accepted.choice", { options: options.map(({ text }) => typedLine(text)).join(" · ") })
        : null,
  };
}
