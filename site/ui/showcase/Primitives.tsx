import type { PictureData } from "#site/content/pictures.server.ts";
import { useT } from "#site/i18n/t.ts";
import { busy } from "../busy.ts";
import { Field } from "../controls/Field.tsx";
import { Spinner } from "../controls/Spinner.tsx";
import { Tooltip } from "../controls/Tooltip.tsx";
import { toast } from "../controls/toast.ts";
import { Button } from "../primitives/Button.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { LogoMark } from "../primitives/Logo.tsx";
import { PhoneNumber } from "../primitives/Phone.tsx";
import { Picture } from "../primitives/Picture.tsx";
import { Reference } from "../primitives/Reference.tsx";
import { SampleMark, useExampleAt } from "../primitives/SampleMark.tsx";
import { useSample } from "./samples.ts";

const looks = ["accent", "brand", "outline", "quiet"] as const;
const slowly = () => busy(new Promise((done) => setTimeout(done, 2000)));

export function Primitives({ prefix, pictures }: { prefix: string; pictures: PictureData[] }) {
  const t = useT();
  const { word, sentence } = useSample();
  const example = useExampleAt();
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {word}
          </Button>
        ))}
        <Button disabled>
          <Spinner />
          {word}
        </Button>
        <PhoneNumber number="+97145550100" />
        <Reference code="WT-7K4M2Q" />
        <LogoMark />
        <SampleMark />
        <SampleMark at={example} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          onClick={() => toast.success(t("form.sentTitle"), { description: t("sent.contact", { hours: 24 }) })}
        >
          {t("design.toast")}
        </Button>
        <Button
          look="outline"
          onClick={() => toast.error(t("form.failedTitle"), { description: t("form.failedText") })}
        >
          {t("design.error")}
        </Button>
        <Button look="outline" onClick={slowly}>
          {t("design.progress")}
        </Button>
        <Tooltip hint={sentence}>
          <Button look="outline">
            <Icon name="clock" />
            {t("design.tooltip")}
          </Button>
        </Tooltip>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={`${prefix}-a`} label={t("form.name")} hint={t("form.phoneHint")} />
        <Field
          id={`${prefix}-b`}
          label={t("form.email")}
          error={t("form.invalid", { field: t("form.email") })}
          defaultValue="@"
        />
        <Field id={`${prefix}-c`} label={t("form.message")} multiline rows={3} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        {pictures.map((picture) => (
          <Picture key={picture.name} picture={picture} sizes="300px" className="h-auto w-full" />
        ))}
      </div>
    </div>
  );
}
