import { languages } from "@site/ground/language/languages.ts";
import { isOffice } from "@site/ground/site-map/links.ts";
import { type ReactNode, useEffect, useState } from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { OfficeError } from "#domain/colleagues/office/OfficeError.tsx";
import { SignedOutFrame } from "#domain/colleagues/office/SignedOutFrame.tsx";
import { shellOf } from "#site/content/shell.server.ts";
import { useLanguage } from "#site/i18n/t.ts";
import { useNonce } from "#site/islands/nonce.ts";
import accountStyles from "#site/styles/account.css?inline";
import allStyles from "#site/styles/all.css?inline";
import articleStyles from "#site/styles/article.css?inline";
import bundleStyles from "#site/styles/bundles.css?inline";
import calculatorStyles from "#site/styles/calculators.css?inline";
import caseStudyStyles from "#site/styles/case-studies.css?inline";
import enquiryStyles from "#site/styles/enquiry.css?inline";
import filmStyles from "#site/styles/film.css?inline";
import arabicFonts from "#site/styles/fonts.ar.css?inline";
import latinFonts from "#site/styles/fonts.en.css?inline";
import formStyles from "#site/styles/form.css?inline";
import homeStyles from "#site/styles/home.css?inline";
import officeStyles from "#site/styles/office.css?inline";
import planStyles from "#site/styles/plan.css?inline";
import searchStyles from "#site/styles/search.css?inline";
import specimenStyles from "#site/styles/specimen.css?inline";
import textStyles from "#site/styles/text.css?inline";
import { ErrorPage } from "#site/ui/layout/ErrorPage.tsx";
import { HeadLinks } from "#site/ui/layout/HeadLinks.tsx";
import { NotFound } from "#site/ui/layout/NotFound.tsx";
import { PageFrame } from "#site/ui/layout/PageFrame.tsx";
import type { Route } from "./+types/root.ts";
import { hasOwnFrame, isDocument, stylesFor } from "./documents.ts";
import { BootScript, LateScript } from "./islands/BootScript.tsx";

/** The client does not need the text of the stylesheets, because its page already contains the one that it uses. */
const server = (text: string) => (import.meta.env.SSR ? text : "");
const css = {
  text: server(textStyles),
  article: server(articleStyles),
  "case-studies": server(caseStudyStyles),
  specimen: server(specimenStyles),
  bundles: server(bundleStyles),
  form: server(formStyles),
  home: server(homeStyles),
  all: server(allStyles),
  office: server(officeStyles),
  enquiry: server(enquiryStyles),
  account: server(accountStyles),
  calculators: server(calculatorStyles),
  film: server(filmStyles),
  plan: server(planStyles),
  search: server(searchStyles),
};
/** The page's own stylesheet. */
const sheet = import.meta.env.SSR ? null : document.head.querySelector("style");
const fonts = { en: server(latinFonts), ar: server(arabicFonts) };

export const loader = ({ url }: Route.LoaderArgs) => (isOffice(url.pathname) ? null : shellOf(url));

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const nonce = useNonce();
  const matches = useMatches();
  const isApp = !isDocument(matches);
  useKeptStyles();
  return (
    <html lang={language} dir={languages[language].dir} data-busy={useBooting(isApp)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <style
          nonce={nonce ?? sheet?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: (isApp ? fonts.en + fonts.ar : fonts[language]) + css[stylesFor(matches)],
          }}
        />
        <BootScript />
        <HeadLinks language={language} />
      </head>
      <body id={variantOf(matches)}>
        {children}
        {isApp && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
        <LateScript styles={stylesFor(matches)} />
      </body>
    </html>
  );
}

/** Names the version of a page for the script that counts visits (`islands/late/seen.ts`). */
const variantOf = (matches: ReturnType<typeof useMatches>) =>
  (matches.at(-1)?.loaderData as { variant?: string } | undefined)?.variant;

/**
 * Puts the stylesheet back after an error that reached the root. React then renders the whole document anew, and the client does
 * not have the text of the stylesheet.
 */
function useKeptStyles() {
  useEffect(() => {
    if (sheet && !sheet.isConnected) document.head.append(sheet);
  }, []);
}

/** An app page shows the progress bar until it is hydrated. */
function useBooting(isApp: boolean) {
  const [booting, setBooting] = useState(isApp);
  useEffect(() => setBooting(false), []);
  return booting ? "" : undefined;
}

export default function Root() {
  if (hasOwnFrame(useMatches())) return <Outlet />;
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const office = isOffice(useLocation().pathname);
  const shell = useRouteLoaderData("root");
  if (office)
    return (
      <SignedOutFrame>
        <OfficeError error={error} />
      </SignedOutFrame>
    );
  const missing = isRouteErrorResponse(error) && error.status === 404;
  // If the root's loader failed too, there is no data for the header and footer.
  if (!shell)
    return (
      <main>
        <ErrorPage error={error} />
      </main>
    );
  return <PageFrame>{missing ? <NotFound /> : <ErrorPage error={error} />}</PageFrame>;
}
