import type { LandingHead as Head } from "#site/content/landing-head.server.ts";
import type { Shape } from "#site/content/schemas/pages.ts";
import { BundleHead } from "../bundles/BundleHead.tsx";
import { Stairs } from "../bundles/Stairs.tsx";
import { IndustryHead } from "./IndustryHead.tsx";
import { NearMeHead } from "./NearMeHead.tsx";
import { PlaceHead } from "./PlaceHead.tsx";
import { ServiceHead } from "./ServiceHead.tsx";
import { SolutionHead } from "./SolutionHead.tsx";
import type { HeadProps } from "./types.ts";

/** The first view of a landing page. Each kind of page has one that no other kind has. */
export function LandingHead({ head, shape, ...parts }: HeadProps & { head: Head; shape: Shape }) {
  switch (head.kind) {
    case "place":
      return <PlaceHead {...parts} facts={head.facts} map={head.map} service={head.service} />;
    case "nearMe":
      return <NearMeHead {...parts} cities={head.cities} />;
    case "service":
      return <ServiceHead {...parts} film={head.film} turned={shape === "table" || shape === "picture"} />;
    case "industry":
      return <IndustryHead {...parts} />;
    case "solution":
      return <SolutionHead {...parts} />;
    case "bundle":
      return (
        <BundleHead {...parts}>
          <Stairs steps={head.steps} />
        </BundleHead>
      );
  }
}
