/** The files that prove to Google's Search Console, Bing's Webmaster Tools and IndexNow that the site is ours, by path. */
export type VerificationFiles = ReadonlyMap<string, { type: string; body: string }>;

export function verificationFiles({
  GOOGLE_VERIFICATION: google,
  BING_VERIFICATION: bing,
  INDEXNOW_KEY: key,
}: {
  GOOGLE_VERIFICATION?: string | undefined;
  BING_VERIFICATION?: string | undefined;
  INDEXNOW_KEY?: string | undefined;
}): VerificationFiles {
  const files = new Map<string, { type: string; body: string }>();
  if (google)
    files.set(`/${google}`, { type: "text/html; charset=utf-8", body: `google-site-verification: ${google}` });
  if (bing)
    files.set("/BingSiteAuth.xml", {
      type: "application/xml; charset=utf-8",
      body: `<?xml version="1.0"?>\n<users>\n\t<user>${bing}</user>\n</users>\n`,
    });
  if (key) files.set(`/${key}.txt`, { type: "text/plain; charset=utf-8", body: key });
  return files;
}
