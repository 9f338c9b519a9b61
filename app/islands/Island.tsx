import { type ComponentProps, type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { CoolingLoad } from "#app/features/calculators/cooling-load/ui/CoolingLoad.tsx";
import { EngineerMode } from "#app/features/calculators/cooling-load/ui/engineer/EngineerMode.tsx";
import { FinishingQuantities } from "#app/features/calculators/finishing-quantities/FinishingQuantities.tsx";
import { CallbackForm } from "#app/features/leads/CallbackForm.tsx";
import { ContactForm } from "#app/features/leads/ContactForm.tsx";
import { QuoteForm } from "#app/features/leads/QuoteForm.tsx";
import { IslandScript } from "./BootScript.tsx";
import type { IslandName } from "./registry.ts";

const components = {
  CallbackForm,
  ContactForm,
  CoolingLoad,
  EngineerMode,
  FinishingQuantities,
  QuoteForm,
} satisfies Record<IslandName, ComponentType<never>>;

type Props<N extends IslandName> = { name: N; props: ComponentProps<(typeof components)[N]> };

/** An island is rendered on its own, so that useId agrees when it is hydrated on its own. */
export function Island<N extends IslandName>({ name, props }: Props<N>) {
  const id = useId();
  const Component = components[name] as ComponentType<object>;
  const html = import.meta.env.SSR ? renderToString(<Component {...props} />, { identifierPrefix: id }) : "";
  return (
    <>
      <div
        className="contents"
        data-island={name}
        data-id={id}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <IslandScript />
    </>
  );
}
