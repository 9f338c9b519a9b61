import { type Language, languageCodes, languages } from "@site/ground/language/languages.ts";
import { canonicalPath } from "@site/ground/site-map/aliases.ts";
import { arabicSlugs } from "@site/ground/site-map/arabic-slugs.ts";
import { encodePath } from "@site/ground/site-map/links.ts";
import { citySpellings } from "@site/ground/site-map/places.ts";
import moved from "#content/shared/moved.json" with { type: "json" };
import { securityHeaders } from "#platform/http/security.ts";

/** A redirect from one path to another. If `below` is true, all paths below it are redirected as well. */
export interface Redirect {
  from: string;
  to: string;
  below?: boolean;
}

/** Returns the other spellings of paths that the server redirects with status 301. */
export function spellings(): Redirect[] {
  const cities = Object.entries(citySpellings).flatMap(([from, to]) =>
    languageCodes.map((code) => ({ from: at(code, from), to: at(code, to), below: true })),
  );
  const pages = [...Object.keys(moved), ...Object.keys(arabicSlugs)].flatMap((id) =>
    languageCodes.flatMap((code) => {
      const from = languages[code].prefix + id;
      const to = canonicalPath(from);
      return to === null ? [] : [{ from: encodePath(from), to }];
    }),
  );
  return [...cities, ...pages];
}

const at = (code: Language, name: string) => `${languages[code].prefix}/${name}`;

/** Paths that only the server can answer, by their first part after the language. */
export const serverPaths = [
  ...[
    "search",
    "whatsapp",
    "book",
    "plan",
    "look-after",
    "free-times",
    "our-record",
    "enquiry",
    "request",
    "offer",
    "project",
    "application",
    "report",
    "account",
    "auth",
    "sign-in",
  ],
  ...[
    "sign-up",
    "check-mail",
    "forgot-password",
    "reset-password",
    "second-factor",
    "admin",
    "my-visits",
    "team",
    "mailbox",
    "design",
  ],
  ...["database-test", "analytics-test", "qr.svg", "calculators/brought.json"],
  ...["waiting", "calls", "mcp", "openapi.json", ".well-known/ai-catalog.json"],
];
/**
 * Paths below which only the server can answer, although the path itself has a document. All vacancies are included, because a vacancy
 * closes automatically.
 */
export const servedBelow = ["calculators/hvac-cooling-load", "careers", "company-papers", "quotation"];

/** The headers of every answer. Each document contains its own policy, so only the parts are here that a document cannot set. */
export const headersFor = (site: string): Record<string, string> => ({
  ...securityHeaders({ url: site }),
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Speculation-Rules": '"/next.speculationrules"',
});

const forGood = "public, max-age=31536000, immutable";

/** Returns the headers in the format of Netlify, Cloudflare Pages and others. */
export function headersFile(site: string): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map((pair) => `  ${pair.join(": ")}`)].join("\n");
  return `${[
    block("/*", headersFor(site)),
    ...["/assets/*", "/films/*"].map((path) => block(path, { "Cache-Control": forGood })),
    block("/*.md", { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" }),
    block("/next.speculationrules", { "Content-Type": "application/speculationrules+json" }),
  ].join("\n\n")}\n`;
}

/**
 * Returns the file _redirects. Lines for a single path come before lines for all paths below one. Cloudflare requires this order, and reads
 * only a hundred lines of the second kind.
 */
export function redirectsFile(origin: string): string {
  const paths = (names: string[]) => languageCodes.flatMap((code) => names.map((name) => at(code, name)));
  const one = [
    ...spellings().map(({ from, to }) => `${from} ${to} 301`),
    ...paths(serverPaths).map((path) => `${path} ${origin}${path} 302`),
  ];
  const below = [
    ...spellings().flatMap(({ from, to, below }) => (below ? [`${from}/* ${to}/:splat 301`] : [])),
    ...paths([...serverPaths, ...servedBelow]).map((path) => `${path}/* ${origin}${path}/:splat 302`),
  ];
  const missing = languageCodes
    .filter((code) => languages[code].prefix)
    .map((code) => `${at(code, "*")} ${at(code, "404.html")} 404`);
  return `${[...one, ...below, ...missing].join("\n")}\n`;
}

/** Returns the headers and redirects for nginx, to be included in its `http` block. */
export function nginxFile(folder: string, site: string, origin: string): string {
  const prefixes = languageCodes.map((code) => languages[code].prefix).filter(Boolean);
  const language = `(?:${prefixes.join("|")})?`;
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
  const names = (list: string[]) => list.map((name) => name.replaceAll(".", "\\.")).join("|");
  return `# Written by npm run export. LISTEN: 443 ssl, with ssl_certificate and ssl_certificate_key beside it.
map $uri $windtower_cache {
	default "no-cache";
	~^/(assets|films)/ "${forGood}";
}
map $uri $windtower_missing {
	default /404.html;
${prefixes.map((prefix) => `\t~^${prefix}(/|$) ${prefix}/404.html;`).join("\n")}
}
# A twin, which is a page in Markdown, names its page. Whoever accepts Markdown and no HTML gets the twin at the address of the page too.
map $request_uri $windtower_page {
	default "";
	"~^/index\\.md(?:\\?|$)" "<${site}/>; rel=\\"canonical\\"";
	"~^(?<windtower_path>/[^?]+)\\.md(?:\\?|$)" "<${site}$windtower_path>; rel=\\"canonical\\"";
}
map $windtower_page $windtower_robots {
	default noindex;
	"" "";
}
map $http_accept $windtower_twin {
	default "";
	"~*^(?!.*text/html).*text/markdown" 1;
}
server {
	listen LISTEN;
	server_name ${new URL(site).hostname};
	server_tokens off;
	root ${folder};
	absolute_redirect off;
	gzip on;
	gzip_vary on;
	gzip_types text/css application/javascript text/javascript application/json image/svg+xml text/xml application/xml text/plain text/markdown;
${Object.entries(headersFor(site))
  .map(([name, value]) => `\tadd_header ${name} ${quoted(value)} always;`)
  .join("\n")}
	add_header Cache-Control $windtower_cache always;
	add_header Vary Accept always;
	add_header Link $windtower_page always;
	add_header X-Robots-Tag $windtower_robots always;
	error_page 404 $windtower_missing;
	location = / {
		if ($windtower_twin) { rewrite ^ /index.md last; }
		try_files /index.html =404;
	}
	location ~ \\.md$ {
		types {}
		default_type text/markdown;
		charset utf-8;
		charset_types text/markdown;
		try_files $uri @html;
	}
	location @html {
		rewrite ^(.+)\\.md$ $1 break;
		try_files $uri.html @origin;
	}
	location / {
		rewrite ^(.+)/$ $1 permanent;
		if ($windtower_twin) { rewrite ^(/[^.]+)$ $1.md last; }
		try_files $uri $uri.html @origin;
	}
	location = /next.speculationrules { types {} default_type application/speculationrules+json; }
	location @origin {
		if ($uri ~ ^${language}/(?:${names(serverPaths)})(?:/|$)) { return 302 ${origin}$request_uri; }
		if ($uri ~ ^${language}/(?:${names(servedBelow)})/) { return 302 ${origin}$request_uri; }
${spellings()
  .map(({ from, to, below }) =>
    below
      ? `\t\trewrite ^${from}(/.*)?$ ${to}$1 permanent;`
      : `\t\tif ($uri = ${from}) { return 301 ${to}$is_args$args; }`,
  )
  .join("\n")}
		return 404;
	}
}
`;
}

/** A page that redirects by itself, for a host that cannot redirect. */
export const refreshPage = (to: string, site: string) =>
  `<!doctype html><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><link rel="canonical" href="${site}${to}"><meta http-equiv="refresh" content="0;url=${to}"><a href="${to}">${to}</a>\n`;
