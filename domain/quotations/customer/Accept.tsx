import { href } from "@site/ground/site-map/links.ts";
import { dirhams } from "#site/i18n/money.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { useShell } from "#site/ui/layout/useShell.ts";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { WhatsAppGlyph } from "#site/ui/primitives/WhatsAppGlyph.tsx";
import type { QuotationAnswer, QuotationNews } from "./answer.server.ts";
import { answerForm, choiceWord } from "./choice.ts";
import { Problem } from "./Problem.tsx";
import type { QuotationView } from "./view.server.ts";

type Props = { quotation: QuotationView; news: QuotationNews; answer: QuotationAnswer | undefined };

/**
 * The form to accept a quotation, with name, checkbox and button. Above a certain sum it also asks for a code, which we send to the
 * customer's email address.
 */
export function Accept(props: Props) {
  const t = useT("quotation");
  return (
    <section
      id="accept"
      aria-labelledby="accept-heading"
      className="scroll-mt-24 rounded-card border-2 border-brand p-5 sm:p-8 print:hidden"
    >
      <h2 id="accept-heading" className="text-2xl">
        {t("accept.heading")}
      </h2>
      <div data-sum="accept">
        <WhatIsAccepted {...props} />
      </div>
    </section>
  );
}

function WhatIsAccepted({ quotation, news, answer }: Props) {
  const t = useT("quotation");
  const language = useLanguage();
  const { number, revision, totals, code, lines, chosen, hash } = quotation;
  const options = lines.filter(({ kind, position }) => kind === "option" && chosen.includes(position));
  return (
    <>
      <p className="mt-3 max-w-lg">{t("accept.text", { number, revision, amount: dirhams(totals.gross, language) })}</p>
      {options.length > 0 && (
        <p dir="auto" className="mt-2 max-w-lg font-semibold">
          {t("accepted.choice", { options: options.map(({ text }) => text).join(" · ") })}
        </p>
      )}
      <Problem problem={answer?.problem ?? (news === "changed" ? { page: "changed" } : undefined)} />
      <form id={answerForm} method="post" className="mt-6 grid max-w-lg gap-5">
        <input type="hidden" name="hash" value={hash} />
        <input type="hidden" name="shown" value={choiceWord(chosen)} />
        {code && !code.email ? (
          <NoEmail quotation={quotation} from={code.from} />
        ) : (
          <Fields quotation={quotation} news={news} answer={answer} />
        )}
      </form>
    </>
  );
}

function Fields({ quotation: { code }, news, answer }: Props) {
  const t = useT("quotation");
  const wrong = answer && "field" in answer.problem ? answer.problem.field : undefined;
  return (
    <>
      <Field
        id="accept-name"
        name="name"
        label={t("accept.name")}
        autoComplete="name"
        dir="auto"
        maxLength={120}
        defaultValue={answer?.name}
        error={wrong === "name" ? t("problems.name") : undefined}
      />
      {code &&
        (typeof news === "object" ? (
          <Ticket ticket={news.ticket} />
        ) : (
          <CodeField code={code} sent={news === "code"} answer={answer} />
        ))}
      <Agree error={wrong === "agree" ? t("problems.agree") : undefined} />
      <div>
        <Button type="submit" name="intent" value="accept" size="lg">
          {t("accept.button")}
        </Button>
      </div>
    </>
  );
}

const Ticket = ({ ticket }: { ticket: string }) => (
  <p role="status" className="rounded-xl bg-sand p-4 font-semibold">
    {useT("quotation")("accept.ticket")}
    <input type="hidden" name="code" value={ticket} />
  </p>
);

type CodeProps = { code: NonNullable<QuotationView["code"]>; sent: boolean; answer: QuotationAnswer | undefined };

function CodeField({ code: { from, email, minutes }, sent, answer }: CodeProps) {
  const t = useT("quotation");
  const language = useLanguage();
  const problem = answer?.problem;
  const why = problem && "why" in problem ? problem.why : undefined;
  return (
    <div className="grid gap-3 rounded-xl bg-sand p-4">
      <p className="text-sm">{t("accept.codeHint", { amount: dirhams(from, language), email })}</p>
      {sent && (
        <p role="status" className="text-sm font-semibold">
          {t("accept.codeSent", { email, minutes })}
        </p>
      )}
      <div>
        <Button type="submit" name="intent" value="code" look="outline" formNoValidate>
          {t("accept.sendCode")}
        </Button>
      </div>
      <Field
        id="accept-code"
        name="code"
        label={t("accept.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={12}
        error={why && t(`problems.code.${why}`)}
      />
    </div>
  );
}

function Agree({ error }: { error: string | undefined }) {
  const t = useT("quotation");
  const [before = "", inside = "", after = ""] = t("accept.agree").split(/<\/?terms>/);
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          id="accept-agree"
          type="checkbox"
          name="agree"
          className="mt-1"
          aria-invalid={error ? true : undefined}
        />
        <span>
          {before}
          <a href={href("/terms", useLanguage())} target="_blank" rel="noreferrer" className="underline">
            {inside}
          </a>
          {after}
        </span>
      </label>
      <p role="alert" className="mt-1.5 text-sm font-semibold text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

/**
 * Says what to do if we have no email address of the customer: the customer calls, a colleague who knows the phone number notes the
 * address, and we send the code there.
 */
function NoEmail({ quotation: { number, reference }, from }: { quotation: QuotationView; from: number }) {
  const t = useT("quotation");
  const { phone, whatsapp } = useShell().company;
  const text = encodeURIComponent(t("accept.noEmail.whatsapp", { number, reference }));
  return (
    <>
      <p>{t("accept.noEmail.why", { amount: dirhams(from, useLanguage()) })}</p>
      <p className="font-semibold">{t("accept.noEmail.how")}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink look="brand" href={`tel:${phone}`}>
          <Icon name="phone" />
          <PhoneNumber number={phone} />
        </ButtonLink>
        <ButtonLink
          look="outline"
          href={`https://wa.me/${whatsapp.slice(1)}?text=${text}`}
          target="_blank"
          rel="nofollow noopener"
        >
          <WhatsAppGlyph />
          {t("accept.noEmail.write")}
        </ButtonLink>
      </p>
    </>
  );
}
