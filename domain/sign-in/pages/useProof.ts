import { href } from "@site/ground/site-map/links.ts";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "#site/i18n/t.ts";

/** Returns a function that opens the page of the second step. After the second step that page leads back here. */
export function useProof(): () => void {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ again: "yes", next: pathname + search });
  return () => void navigate(`${href("/second-factor", language)}?${query}`);
}
