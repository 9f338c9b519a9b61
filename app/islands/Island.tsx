import { type ComponentProps, type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { AcRunningCost } from "#app/features/calculators/ac-running-cost/AcRunningCost.tsx";
import { AmcPlanner } from "#app/features/calculators/amc-planner/AmcPlanner.tsx";
import { CoolingLoad } from "#app/features/calculators/cooling-load/CoolingLoad.tsx";
import { EngineerMode } from "#app/features/calculators/cooling-load/engineer/EngineerMode.tsx";
import { DuctSize } from "#app/features/calculators/duct-size/DuctSize.tsx";
import { DuctTree } from "#app/features/calculators/duct-size/tree/DuctTree.tsx";
import { FinishingQuantities } from "#app/features/calculators/finishing-quantities/FinishingQuantities.tsx";
import { FreshAir } from "#app/features/calculators/fresh-air/FreshAir.tsx";
import { SolarSavings } from "#app/features/calculators/solar-savings/SolarSavings.tsx";
import { WaterSystem } from "#app/features/calculators/water-system/WaterSystem.tsx";
import { CallbackForm } from "#app/features/leads/CallbackForm.tsx";
import { ContactForm } from "#app/features/leads/ContactForm.tsx";
import { QuoteForm } from "#app/features/leads/QuoteForm.tsx";
import { useLanguage } from "#app/i18n/t.ts";
import { type WithWordFile, wordFile } from "#app/site/word-files.ts";
import { IslandScript } from "./BootScript.tsx";
import type { IslandName } from "./registry.ts";

const components = {
  AcRunningCost,
  AmcPlanner,
  CallbackForm,
  ContactForm,
  CoolingLoad,
  DuctSize,
  DuctTree,
  EngineerMode,
  FinishingQuantities,
  FreshAir,
  QuoteForm,
  SolarSavings,
  WaterSystem,
} satisfies Record<IslandName, ComponentType<never>>;

type PropsOf<N extends IslandName> = ComponentProps<(typeof components)[N]>;
type Props<N extends IslandName> =
  | { name: N; props: PropsOf<N>; words?: undefined; isFarDown?: undefined }
  | { name: N & WithWordFile; props: Partial<PropsOf<N>>; words: Partial<PropsOf<N>>; isFarDown?: boolean };

/**
 * An island is rendered on its own, so that useId gives the same ids when it is hydrated on its own. What of its props is `words` stands in a file
 * (`site/word-files.ts`) and not in the page; its script too where it is far down, so that nobody presses it before a file has come.
 */
export function Island<N extends IslandName>({ name, props, words, isFarDown = false }: Props<N>) {
  const id = useId();
  const language = useLanguage();
  const Component = components[name] as ComponentType<object>;
  const all = { ...words, ...props };
  const html = import.meta.env.SSR ? renderToString(<Component {...all} />, { identifierPrefix: id }) : "";
  return (
    <>
      <div
        className="contents"
        data-island={name}
        data-id={id}
        data-props={JSON.stringify(props)}
        data-words={words && wordFile(name as WithWordFile, language)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <IslandScript light={isFarDown} />
    </>
  );
}
