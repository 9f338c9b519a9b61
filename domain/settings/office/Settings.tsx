import { href } from "@site/ground/site-map/links.ts";
import { Form } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Answers } from "./Answers.tsx";
import { Contracts } from "./Contracts.tsx";
import { Holidays } from "./Holidays.tsx";
import { Hours } from "./Hours.tsx";
import { OnlineVisits } from "./OnlineVisits.tsx";
import { Answer, type PartProps } from "./Part.tsx";
import { PublicRecord } from "./PublicRecord.tsx";
import { Templates } from "./Templates.tsx";

/** The page of the settings that owners can change without a new build. Each part is a form of its own. */
export function Settings(props: PartProps) {
  const t = useT("settings");
  const { differs } = props.page;
  return (
    <div className="mx-auto grid max-w-xl grid-cols-1 gap-6">
      <div>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-2 max-w-lg text-sm text-soft">{t("text")}</p>
        {differs && <p className="mt-3 rounded-xl border border-line bg-sand p-4 text-sm">{t("differs")}</p>}
      </div>
      <Hours {...props} />
      <Holidays {...props} />
      <Answers {...props} />
      <OnlineVisits {...props} />
      <Contracts {...props} />
      <PublicRecord {...props} />
      <Templates {...props} />
      <File answer={props.answer} />
    </div>
  );
}

function File({ answer }: Pick<PartProps, "answer">) {
  const t = useT("settings");
  const language = useLanguage();
  return (
    <section aria-labelledby="settings-file" className="card">
      <h2 id="settings-file" className="text-xl">
        {t("file.title")}
      </h2>
      <p className="mt-1 text-sm text-soft">{t("file.text")}</p>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <Answer answer={answer?.part === "file" ? answer : undefined} />
        <ButtonLink look="outline" href={href("/admin/settings.yaml", language)} download className="w-fit">
          {t("file.download")}
        </ButtonLink>
        <Form method="post" encType="multipart/form-data" preventScrollReset className="flex flex-wrap items-end gap-3">
          <label className="block max-w-full text-sm">
            <span className="mb-1 block text-xs font-semibold text-soft">{t("file.choose")}</span>
            <input type="file" name="file" accept=".yaml,.yml" required className="block min-h-11 max-w-full text-sm" />
          </label>
          <Button type="submit" look="outline">
            {t("file.read")}
          </Button>
        </Form>
      </div>
    </section>
  );
}
