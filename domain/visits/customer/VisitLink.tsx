import { useT } from "#site/i18n/t.ts";
import { ButtonPageLink } from "#site/ui/primitives/ButtonPageLink.tsx";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import type { VisitOfEnquiry } from "./customer.server.ts";

type Props = { enquiryKey: string; visit: VisitOfEnquiry };

/**
 * The part about visits on the page of an enquiry and of an accepted quotation. It shows when the team comes, or links to the page where a
 * time can be chosen, or says that we will contact the customer to agree on a time.
 */
export function VisitLink({ enquiryKey, visit }: Props) {
  const { ahead, news, byPhone, mayChoose, mayMove, awaitsTime, isAgreed } = visit;
  const t = useT("visits");
  const latest = news && t(`customer.news.${news.what}`, news);
  const isAboutThis = ahead !== undefined && ahead.when === news?.when;
  if (!ahead && !news && !mayChoose && !awaitsTime) return null;
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="text-2xl">
        {t(mayChoose ? "customer.choose" : "customer.heading")}
      </h2>
      {latest && !isAboutThis && <p className="mt-4 font-semibold">{latest}</p>}
      {ahead ? (
        <p className="mt-4 flex gap-3 font-semibold">
          <Icon name="clock" className="mt-1 shrink-0 text-brand" />
          <span>
            {isAboutThis ? latest : ahead.when}
            {ahead.requested && (
              <span className="block font-normal text-soft">
                {t(byPhone ? "customer.requestedByPhone" : "customer.requested")}
              </span>
            )}
          </span>
        </p>
      ) : (
        (mayChoose || awaitsTime) && (
          <p className="mt-3 text-soft">
            {t(!mayChoose ? "customer.weCall" : isAgreed ? "customer.chooseAgreed" : "customer.chooseText")}
          </p>
        )
      )}
      {(ahead || mayChoose) && (
        <ButtonPageLink to={`/enquiry/${enquiryKey}/visit`} look={ahead ? "outline" : "brand"} className="mt-4">
          {t(!ahead ? "customer.chooseLink" : mayMove ? "customer.change" : "customer.cancel")}
        </ButtonPageLink>
      )}
    </section>
  );
}
