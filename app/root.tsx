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
import type { Route } from "./+types/root.ts";
import { hasOwnFrame, isDocument, stylesFor } from "./documents.ts";
import { OfficeError } from "./features/staff/OfficeError.tsx";
import { SignedOutFrame } from "./features/staff/SignedOutFrame.tsx";
import { useLanguage } from "./i18n/t.ts";
import { BootScript, LateScript } from "./islands/BootScript.tsx";
import { useNonce } from "./nonce.ts";
import { shellOf } from "./site/shell.server.ts";
import accountStyles from "./styles/account.css?inline";
import allStyles from "./styles/all.css?inline";
import articleStyles from "./styles/article.css?inline";
import calculatorStyles from "./styles/calculators.css?inline";
import caseStudyStyles from "./styles/case-studies.css?inline";
import filmStyles from "./styles/film.css?inline";
import arabicFonts from "./styles/fonts.ar.css?inline";
import latinFonts from "./styles/fonts.en.css?inline";
import formStyles from "./styles/form.css?inline";
import homeStyles from "./styles/home.css?inline";
import officeStyles from "./styles/office.css?inline";
import requestStyles from "./styles/request.css?inline";
import searchStyles from "./styles/search.css?inline";
import textStyles from "./styles/text.css?inline";
import { ErrorPage } from "./ui/layout/ErrorPage.tsx";
import { HeadLinks } from "./ui/layout/HeadLinks.tsx";
import { NotFound } from "./ui/layout/NotFound.tsx";
import { PageFrame } from "./ui/layout/PageFrame.tsx";

/** The client never needs the text of a stylesheet that is already in the page. */
const server = (text: string) => (import.meta.env.SSR ? text : "");
const css = {
  text: server(textStyles),
  article: server(articleStyles),
  "case-studies": server(caseStudyStyles),
  form: server(formStyles),
  home: server(homeStyles),
  all: server(allStyles),
  office: server(officeStyles),
  request: server(requestStyles),
  account: server(accountStyles),
  calculators: server(calculatorStyles),
  film: server(filmStyles),
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
        <LateScript />
      </body>
    </html>
  );
}

/** Which version of a page it is, for the script that counts: `islands/late/seen.ts`. */
const variantOf = (matches: ReturnType<typeof useMatches>) =>
  (matches.at(-1)?.loaderData as { variant?: string } | undefined)?.variant;

/** An error that reaches the root renders the whole document anew, and the client does not know the text of the stylesheet. */
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
  // If even the root's loader failed, there is no data for the frame.
  if (!shell)
    return (
      <main>
        <ErrorPage error={error} />
      </main>
    );
  return <PageFrame>{missing ? <NotFound /> : <ErrorPage error={error} />}</PageFrame>;
}
