import { isGa4Set } from "#domain/analytics/store/index.ts";
import { chatSettings } from "#domain/leads/store/index.ts";
import { areTermsChanged } from "#platform/db/register/terms.ts";
import type { Env } from "#platform/process/env.ts";

/**
 * Tells whether the privacy page is rendered for each request: if it shows the visitor's choice for Google Analytics, the data that pass
 * through Meta, or terms that the operator has set. The built page shows none of them.
 */
export const isPrivacyRendered = (settings: Env): boolean =>
  isGa4Set(settings) || chatSettings(settings) !== undefined || areTermsChanged(settings);
