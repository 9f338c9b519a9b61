import type { ComponentProps, ReactNode } from "react";
import { Choices } from "#app/ui/controls/Choices.tsx";
import { Select } from "#app/ui/controls/Select.tsx";
import { channels, offeredServices, properties, servedPlaces, times, urgencies } from "./options.ts";
import { labelAndProblem, TextField } from "./TextField.tsx";
import type { QuoteProps } from "./types.ts";
import { UrgentLine } from "./UrgentLine.tsx";
import type { LeadForm } from "./useLeadForm.ts";

type Props = { leadForm: LeadForm; given: QuoteProps };

type GroupProps = {
  title: string;
  id?: string;
  /** "Step 1 of 2", where there are steps. */
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

export function WhatFields({ leadForm, given, children }: Props & { children: ReactNode }) {
  const { texts, names, state, asked } = given;
  return (
    <Group title={texts.what} id="what-title" step={texts.step.replace("{n}", "1")}>
      <Select
        id="quote-service"
        name="service"
        {...labelAndProblem("quote", "service", leadForm, given)}
        empty={texts.choose}
        options={offeredServices.map((service) => [service, names.services[service]])}
        defaultValue={state?.values?.service ?? asked?.service}
        required
      />
      <Choices
        id="quote-urgency"
        name="urgency"
        {...labelAndProblem("quote", "urgency", leadForm, given)}
        options={urgencies.map((urgency) => [urgency, names.urgencies[urgency]])}
        defaultValue={state?.values?.urgency ?? asked?.urgency}
        className="grid grid-flow-dense sm:grid-cols-2"
        after={{ now: <CallPrompt text={texts.urgent} phone={given.urgentPhone} note={given.callNote} /> }}
      />
      <TextField
        form="quote"
        name="message"
        hint={texts.messageHint}
        defaultValue={state?.values?.message ?? asked?.message}
        optional
        rows={3}
        leadForm={leadForm}
        given={given}
      />
      {children}
    </Group>
  );
}

/** Appears with the choice, without a script too. */
const CallPrompt = (call: ComponentProps<typeof UrgentLine>) => (
  <div aria-live="polite" className="contents">
    <div data-urgent className="hidden group-has-[[value=now]:checked]:block sm:col-span-2">
      <UrgentLine {...call} />
    </div>
  </div>
);

export function WhereFields({ leadForm, given }: Props) {
  const { texts, names, state, asked } = given;
  const common = { form: "quote", leadForm, given, optional: true } as const;
  return (
    <Group title={texts.where}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          id="quote-place"
          name="place"
          {...labelAndProblem("quote", "place", leadForm, given)}
          empty={texts.choose}
          options={servedPlaces.map((place) => [place, names.places[place]])}
          defaultValue={state?.values?.place ?? asked?.place}
          required
        />
        <TextField name="area" hint={texts.areaHint} defaultValue={state?.values?.area ?? asked?.area} {...common} />
      </div>
      <Choices
        id="quote-property"
        name="property"
        {...labelAndProblem("quote", "property", leadForm, given)}
        optional={texts.optional}
        options={properties.map((property) => [property, names.properties[property]])}
        defaultValue={state?.values?.property}
        className="grid grid-cols-2"
      />
      <TextField name="size" hint={texts.sizeHint} {...common} />
    </Group>
  );
}

export function ReachFields({ leadForm, given }: Props) {
  const { texts, names, state } = given;
  const common = { form: "quote", leadForm, given } as const;
  return (
    <Group title={texts.reach} id="reach-title" step={texts.step.replace("{n}", "2")}>
      <p data-stepped className="hidden">
        <a href="#what" className="flex min-h-11 items-center font-semibold text-brand underline">
          {texts.back}
        </a>
      </p>
      <TextField name="name" {...common} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="phone" hint={texts.phoneHint} {...common} />
        <TextField name="email" hint={texts.emailHint} optional {...common} />
      </div>
      <Choices
        id="quote-channel"
        name="channel"
        {...labelAndProblem("quote", "channel", leadForm, given)}
        options={channels.map((channel) => [channel, names.channels[channel]])}
        defaultValue={state?.values?.channel ?? "phone"}
      />
      <Choices
        id="quote-time"
        name="time"
        {...labelAndProblem("quote", "time", leadForm, given)}
        options={times.map((time) => [time, names.times[time]])}
        defaultValue={state?.values?.time ?? "any"}
      />
    </Group>
  );
}
