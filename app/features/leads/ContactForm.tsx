import { toast } from "sonner";
import { Toaster } from "#app/ui/controls/Toaster.tsx";
import { FormFrame } from "./FormFrame.tsx";
import { contactSchema, type FormState } from "./schema.ts";
import { TextField } from "./TextField.tsx";
import type { FormProps } from "./types.ts";
import { useLeadForm } from "./useLeadForm.ts";

/** Works as a plain form; after hydration it validates at the field and sends without leaving the page. */
export function ContactForm(given: FormProps) {
  const { texts, state, dir } = given;
  const tell = ({ reference, thanks, limited }: FormState) => {
    if (reference) toast.success(texts.sentTitle, { description: thanks });
    else toast.error(texts.failedTitle, { description: limited ? texts.limited : texts.failedText });
  };
  const leadForm = useLeadForm({ form: "contact", schema: contactSchema, texts, state, tell });
  const common = { form: "contact", leadForm, given } as const;
  return (
    <FormFrame name="contact" leadForm={leadForm} given={given} toaster={<Toaster dir={dir} label={texts.notices} />}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField name="name" {...common} />
        </div>
        <TextField name="email" {...common} />
        <TextField name="phone" hint={texts.phoneHint} {...common} />
        <div className="sm:col-span-2">
          <TextField name="message" hint={texts.messageHint} {...common} />
        </div>
      </div>
    </FormFrame>
  );
}
