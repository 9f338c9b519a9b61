import { href } from "@site/ground/site-map/links.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type SubmitEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { AddForm, Details, EnquiryHead, Timeline, type UpdateState, WithdrawForm } from "#domain/leads/index.ts";
import { RequestRefusal, useAuth } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { busy } from "#site/ui/busy.ts";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { EmptyState } from "./Head.tsx";
import { QueryResult } from "./QueryResult.tsx";
import type { OwnEnquiry } from "./types.ts";
import { useApi } from "./useApi.ts";

type Answer = UpdateState & { done?: "added" | "withdrawn" };

interface Props {
  id: string;
  /** Leads to the customer's words about finished work. They are in another domain, so the page hands this in. */
  Words: ComponentType<NonNullable<OwnEnquiry["words"]>>;
}

/** One enquiry of the account with its status. It shows the same as the private page of the enquiry. */
export function OneEnquiry({ id, Words }: Props) {
  const t = useT("account");
  const language = useLanguage();
  const { user } = useAuth();
  const { read } = useApi();
  const found = useQuery({
    queryKey: [user?.id, "request", id, language],
    queryFn: () => read<OwnEnquiry>(`enquiries/${id}?language=${language}`),
  });
  const isMissing = found.error instanceof RequestRefusal && found.error.status === 404;
  return (
    <>
      <Link
        to={href("/account", language)}
        className="mb-6 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand"
      >
        <Icon name="arrow-right" size={16} className="rotate-180 rtl:rotate-0" />
        {t("enquiries.all")}
      </Link>
      {isMissing ? (
        <EmptyState title={t("enquiries.missing")} text={t("enquiries.missingText")} />
      ) : (
        <QueryResult query={found}>{(view) => <View id={id} view={view} Words={Words} />}</QueryResult>
      )}
    </>
  );
}

function View({ id, view, Words }: Props & { view: OwnEnquiry }) {
  const t = useT("enquiry");
  const { state, sends, send } = useUpdate(id);
  const done = state?.done;
  return (
    <>
      <div className="-mx-5 -mt-2 overflow-hidden sm:mx-0 sm:rounded-card sm:border sm:border-line">
        <EnquiryHead key={sends} view={view} done={done} />
      </div>
      <div className="mt-10 grid items-start gap-12 lg:grid-cols-2">
        <div className="grid gap-12">
          {view.merged && <p className="text-lg">{t("merged")}</p>}
          {view.words && <Words {...view.words} />}
          <Timeline entries={view.entries} />
          <Details view={view} />
        </div>
        <div onSubmit={send}>
          <AddForm key={done ? sends : "kept"} view={view} state={state} />
          {view.mayWithdraw && <WithdrawForm />}
        </div>
      </div>
    </>
  );
}

/** The state of the two forms. Elsewhere they work without JavaScript; on this page their data are sent by fetch. */
function useUpdate(id: string) {
  const { ask } = useApi();
  const queries = useQueryClient();
  const [state, setState] = useState<Answer>();
  const [sends, setSends] = useState(0);
  const sending = useRef(false);

  async function send(event: SubmitEvent<HTMLElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const { submitter } = event.nativeEvent;
    const form = new FormData(event.target, submitter);
    const answer = await busy(ask(`enquiries/${id}`, form).then((said) => said.json() as Promise<Answer>)).catch(
      (): Answer => ({ failed: true }),
    );
    sending.current = false;
    if (answer.done) await queries.invalidateQueries();
    setState(answer.done || answer.problems || answer.limited ? answer : { failed: true });
    setSends((count) => count + 1);
    if (answer.done) scrollTo({ top: 0, behavior: "smooth" });
  }
  return { state, sends, send };
}
