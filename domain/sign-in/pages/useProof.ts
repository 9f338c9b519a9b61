import { href } from "@site/ground/site-map/links.ts";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "#site/i18n/t.ts";

/** Leads to the page of the second step, which leads back here once the step was shown. */
export function useProof(): () => void {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ again: "yes", next: pathname + search });
  return () => void navigate(`${href("/second-factor", language)}?${query}`);
}
