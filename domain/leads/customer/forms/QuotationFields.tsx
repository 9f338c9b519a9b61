import {
  type DescribedChoice,
  type EnquiryField,
  enquiryFields,
  fieldsAt,
  isTextField,
  type Step,
} from "@site/ground/enquiry-fields.ts";
import type { ComponentProps, ReactNode } from "react";
import { soldOptions } from "#site/forms/options.ts";
import { Choices } from "#site/ui/controls/Choices.tsx";
import { Select } from "#site/ui/controls/Select.tsx";
import { isInQuotationForm } from "./form-state.ts";
import { labelAndProblem, TextField } from "./TextField.tsx";
import type { QuotationFormProps } from "./types.ts";
import { UrgentLine } from "./UrgentLine.tsx";
import type { LeadForm } from "./useLeadForm.ts";

type Props = { leadForm: LeadForm; given: QuotationFormProps };

type GroupProps = {
  title: string;
  id?: string;
  /** The text "Step 1 of 2", for a form with steps. */
  step?: string;
  children: ReactNode;
};

function Group({ title, id, step, children }: GroupProps) {
  return (
    <div className="grid gap-5">
      <h3 id={id} className="border-b border-line pb-2 text-lg font-semibold">
        {title}{" "}
        {step && (
          <span data-stepped className="hidden text-sm font-normal text-soft">
            {step}
          </span>
        )}
      </h3>
      {children}
    </div>
  );
}

/** CSS classes for the choices that are shown in columns. */
const columns: Partial<Record<EnquiryField, string>> = {
  urgency: "grid grid-flow-dense sm:grid-cols-2",
  property: "grid grid-cols-2",
};

type ControlProps = Props & {
  name: EnquiryField;
  /** Elements that are shown after an option. The key is the value of the option. */
  after?: Record<string, ReactNode>;
};

/** Draws one field of the form, according to its description in `enquiryFields`. */
function Control({ name, leadForm, given: props, after }: ControlProps) {
  const { texts, names, state, asked: prefill } = props;
  if (isTextField(name))
    return <TextField form="quote" {...{ name, leadForm, given: props }} defaultValue={prefill?.[name]} />;
  const field: DescribedChoice = enquiryFields[name];
  const required = field.asked.quote === "must";
  const defaultValue = state?.values?.[name] ?? prefill?.[name] ?? field.usual;
  const common = {
    id: `quote-${name}`,
    name,
    ...labelAndProblem("quote", name, leadForm, props),
    optional: required ? undefined : texts.optional,
    options: soldOptions[field.words].map((option) => [option, names[field.words]?.[option] ?? option] as const),
    defaultValue,
  };
  return field.many ? (
    <Select {...common} empty={texts.choose} required={required} />
  ) : (
    <Choices {...common} className={columns[name]} after={after} />
  );
}

/** Returns the fields of a step by name, in the order in which the form shows them. */
function controlsAt(step: Step, { leadForm, given: props }: Props): Partial<Record<EnquiryField, ReactNode>> {
  const call = <CallPrompt text={props.texts.urgent} phone={props.urgentPhone} note={props.callNote} />;
  const controls = fieldsAt(step)
    .filter(isInQuotationForm)
    .map((name) => {
      const after = name === "urgency" ? { now: call } : undefined;
      return [name, <Control key={name} {...{ name, leadForm, given: props, after }} />];
    });
  return Object.fromEntries(controls);
}

export function WhatFields({ children, ...props }: Props & { children: ReactNode }) {
  const { texts } = props.given;
  return (
    <Group title={texts.what} id="what-title" step={texts.step.replace("{n}", "1")}>
      {Object.values(controlsAt("what", props))}
      {children}
    </Group>
  );
}

/** Asks the visitor to call. CSS shows it when the option "it has stopped" is chosen, so it works without a script. */
const CallPrompt = (call: ComponentProps<typeof UrgentLine>) => (
  <div aria-live="polite" className="contents">
    <div data-urgent className="hidden group-has-[[value=now]:checked]:block sm:col-span-2">
      <UrgentLine {...call} />
    </div>
  </div>
);

export function WhereFields(props: Props) {
  const { place, area, ...others } = controlsAt("where", props);
  return (
    <Group title={props.given.texts.where}>
      <div className="grid gap-5 sm:grid-cols-2">
        {place}
        {area}
      </div>
      {Object.values(others)}
    </Group>
  );
}

export function ReachFields(props: Props) {
  const { texts } = props.given;
  const { name, phone, email, ...others } = controlsAt("reach", props);
  return (
    <Group title={texts.reach} id="reach-title" step={texts.step.replace("{n}", "2")}>
      <p data-stepped className="hidden">
        <a href="#what" className="flex min-h-11 items-center font-semibold text-brand underline">
          {texts.back}
        </a>
      </p>
      {name}
      <div className="grid gap-5 sm:grid-cols-2">
        {phone}
        {email}
      </div>
      {Object.values(others)}
    </Group>
  );
}
