import type { FieldOf } from "@site/ground/enquiry-fields.ts";
import type { ReactNode } from "react";
import { Toaster } from "#site/ui/controls/Toaster.tsx";
import { toast } from "#site/ui/controls/toast.ts";
import { FormFrame } from "./FormFrame.tsx";
import { ProgressLine } from "./FormLines.tsx";
import type { FormState } from "./form-state.ts";
import { PhotoField } from "./PhotoField.tsx";
import { contactSchema } from "./schema.ts";
import { TextField } from "./TextField.tsx";
import type { ContactProps } from "./types.ts";
import { useLeadForm } from "./useLeadForm.ts";
import { usePhotos } from "./usePhotos.ts";

/**
 * The contact form. It works without a script. With the script, it checks each field when the visitor leaves the field, and sends the form
 * without loading a new page.
 */
export function ContactForm(props: ContactProps) {
  const { texts, state } = props;
  const tell = ({ reference, thanks, limited }: FormState) => {
    if (reference) toast.success(texts.sentTitle, { description: thanks });
    else toast.error(texts.failedTitle, { description: limited ? texts.limited : texts.failedText });
  };
  const onEmptied = () => photos.empty();
  const leadForm = useLeadForm({ form: "contact", schema: contactSchema, texts, state, onEmptied, tell });
  const photos = usePhotos(leadForm);
  const photoTexts = "photos" in texts ? texts : undefined;
  const common = { form: "contact", leadForm, given: props } as const;
  const fields: Record<FieldOf<"contact">, ReactNode> = {
    name: (
      <div key="name" className="sm:col-span-2">
        <TextField name="name" {...common} />
      </div>
    ),
    email: <TextField key="email" name="email" {...common} />,
    phone: <TextField key="phone" name="phone" {...common} />,
    message: (
      <div key="message" className="sm:col-span-2">
        <TextField name="message" {...common} />
      </div>
    ),
  };
  return (
    <FormFrame
      name="contact"
      takesPhotos={photoTexts !== undefined}
      leadForm={{ ...leadForm, submit: photos.submit }}
      given={props}
      onReturn={photoTexts?.photosAgain}
      foot={photos.isSending && <ProgressLine share={leadForm.progress} label={photoTexts?.progress} />}
      toaster={<Toaster label={texts.notices} close={texts.close} />}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {Object.values(fields)}
        {photoTexts && (
          <div className="sm:col-span-2">
            <PhotoField form="contact" leadForm={leadForm} texts={photoTexts} photos={photos} />
          </div>
        )}
      </div>
    </FormFrame>
  );
}
