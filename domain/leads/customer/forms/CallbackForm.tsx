import { enquiryFields, type FieldOf } from "@site/ground/enquiry-fields.ts";
import type { ReactNode } from "react";
import { soldServices, times } from "#site/forms/options.ts";
import { Choices } from "#site/ui/controls/Choices.tsx";
import { Select } from "#site/ui/controls/Select.tsx";
import { callbackSchema } from "./callback-schema.ts";
import { FormFrame } from "./FormFrame.tsx";
import { labelAndProblem, TextField } from "./TextField.tsx";
import type { CallbackProps } from "./types.ts";
import { useLeadForm } from "./useLeadForm.ts";

/** The form for a call-back. Only name and number are required. The optional fields save us a question on the phone. */
export function CallbackForm(props: CallbackProps) {
  const { texts, state, names } = props;
  const leadForm = useLeadForm({ form: "callback", schema: callbackSchema, texts, state });
  const common = { form: "callback", leadForm, given: props } as const;
  const fields: Record<FieldOf<"callback">, ReactNode> = {
    name: <TextField name="name" {...common} />,
    phone: <TextField name="phone" {...common} />,
    time: (
      <Choices
        id="callback-time"
        name="time"
        {...labelAndProblem("callback", "time", leadForm, props)}
        options={times.map((time) => [time, names.times?.[time] ?? time])}
        defaultValue={state?.values?.time ?? enquiryFields.time.usual}
      />
    ),
    service: (
      <Select
        id="callback-service"
        name="service"
        {...labelAndProblem("callback", "service", leadForm, props)}
        optional={texts.optional}
        empty={texts.choose}
        options={soldServices.map((service) => [service, names.services?.[service] ?? service])}
        defaultValue={state?.values?.service}
      />
    ),
    message: <TextField name="message" {...common} />,
  };
  const { name, phone, ...wide } = fields;
  return (
    <FormFrame name="callback" leadForm={leadForm} given={props}>
      <div className="grid gap-5 sm:grid-cols-2">
        {name}
        {phone}
        {Object.entries(wide).map(([key, field]) => (
          <div key={key} className="sm:col-span-2">
            {field}
          </div>
        ))}
      </div>
    </FormFrame>
  );
}
