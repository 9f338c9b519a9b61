import { WhatsAppGlyph } from "#app/ui/primitives/WhatsAppGlyph.tsx";
import { FormFrame } from "./FormFrame.tsx";
import { ProgressLine } from "./FormLines.tsx";
import { PhotoField } from "./PhotoField.tsx";
import { ReachFields, WhatFields, WhereFields } from "./QuoteFields.tsx";
import { quoteSchema } from "./quote-schema.ts";
import type { QuoteProps } from "./types.ts";
import { useLeadForm } from "./useLeadForm.ts";
import { usePhotos } from "./usePhotos.ts";
import { usePrefill } from "./usePrefill.ts";

/** What, where, and how to reach you; most of it chosen with a thumb. */
export function QuoteForm(given: QuoteProps) {
  const { texts, state } = given;
  const onEmptied = () => {
    photos.empty();
    brought.empty();
  };
  const life = useLeadForm({ form: "quote", schema: quoteSchema, texts, state, onEmptied });
  const photos = usePhotos(life);
  const brought = usePrefill(life, state?.values?.calculation);
  const typed = () => {
    life.typed();
    brought.follow();
  };
  return (
    <FormFrame
      name="quote"
      life={{ ...life, typed }}
      given={given}
      onReturn={texts.photosAgain}
      foot={life.progress !== undefined && <ProgressLine share={life.progress} label={texts.progress} />}
      aside={<ByWhatsApp given={given} topic={brought.topic} />}
    >
      <div className="grid gap-9">
        {brought.calculation && (
          <p className="rounded-xl bg-brand-tint p-4">
            {texts.calculation}
            <input type="hidden" name="calculation" value={brought.calculation} />
          </p>
        )}
        <WhatFields life={life} given={given}>
          <PhotoField life={life} given={given} photos={photos} />
        </WhatFields>
        <WhereFields life={life} given={given} />
        <ReachFields life={life} given={given} />
      </div>
    </FormFrame>
  );
}

/** The same wish, for whoever would rather chat: service and place go along. */
function ByWhatsApp({ given: { texts, whatsapp }, topic }: { given: QuoteProps; topic: string }) {
  return (
    <a
      href={whatsapp + topic}
      target="_blank"
      rel="noopener nofollow"
      className="flex min-h-11 items-center gap-2 text-sm font-semibold text-brand underline"
    >
      <WhatsAppGlyph />
      {texts.whatsapp}
    </a>
  );
}
