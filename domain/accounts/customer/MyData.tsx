import { type ReactNode, useState } from "react";
import { RequestRefusal, StatusMessage, Trouble, useAction } from "#domain/sign-in/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Ask } from "./Ask.tsx";
import { DeleteForm } from "./DeleteForm.tsx";
import { Head, Panel } from "./Head.tsx";
import { useApi } from "./useApi.ts";

/** @param kept shows what is kept after the account is deleted. */
export function MyData({ kept }: { kept: ReactNode }) {
  const t = useT("account");
  return (
    <>
      <Head title={t("data.title")} />
      <Export />
      <Delete kept={kept} />
    </>
  );
}

function Export() {
  const t = useT("account");
  const { ask } = useApi();
  const { problem, busy, done, run } = useAction(async () => {
    const answer = await ask("data");
    if (!answer.ok) throw new RequestRefusal(answer.status, String((await answer.json()).code));
    save(await answer.blob(), "my-data.json");
  });
  return (
    <Panel title={t("data.export")} text={t("data.exportText")}>
      <Trouble problem={problem} />
      <StatusMessage>{done && t("data.exported")}</StatusMessage>
      <Button look="outline" className="justify-self-start" aria-disabled={busy || undefined} onClick={() => run()}>
        {t(busy ? "data.exporting" : "data.exportButton")}
      </Button>
    </Panel>
  );
}

/** Saves a file in the browser. The file is fetched first, because a plain link cannot send the access token. */
function save(content: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function Delete({ kept }: { kept: ReactNode }) {
  const t = useT("account");
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={t("data.delete")} text={t("data.deleteText")}>
      {kept}
      <Button look="outline" className="justify-self-start !border-danger !text-danger" onClick={() => setAsking(true)}>
        {t("data.deleteButton")}
      </Button>
      {asking && (
        <Ask title={t("data.sure")} onClose={() => setAsking(false)}>
          <DeleteForm />
        </Ask>
      )}
    </Panel>
  );
}
