import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setUp } from "#scripts/test/set-up.ts";
import { freePort, start, waitUntil } from "./processes.ts";

const binary = "/usr/sbin/nginx";

/** Tells whether nginx is installed. If this process runs as root, nginx is installed from Debian's packages first. */
export const haveNginx = (): boolean => setUp(["nginx"]).length === 0;

/** Serves a folder with nginx and with the headers that our server adds. nginx has one worker, because our server has one process. */
export function serveWithNginx(folder: string, files: string, headers: Record<string, string>): Promise<number> {
  const added = Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join(" ");
  return serve(
    folder,
    `root ${files};
    location / { ${added} add_header cache-control "no-cache" always; try_files $uri/index.html $uri =404; }
    location /assets/ { ${added} add_header cache-control "public, max-age=31536000, immutable" always; }`,
  );
}

/**
 * Starts a load balancer in front of several of our processes. It passes on the client address that each simulated visitor sends in a
 * header.
 */
export const balanceWithNginx = (folder: string, ports: readonly number[]): Promise<number> =>
  serve(
    folder,
    `location / { proxy_pass http://ours; proxy_http_version 1.1; proxy_set_header Host $http_host; proxy_set_header Connection "";
      client_max_body_size 50m; proxy_read_timeout 300s; }`,
    `upstream ours { ${ports.map((port) => `server 127.0.0.1:${port};`).join(" ")} keepalive 64; }`,
  );

async function serve(folder: string, server: string, upstream = ""): Promise<number> {
  const port = await freePort();
  await startNginx(folder, `${tuning}${upstream} server { listen 127.0.0.1:${port}; ${server} }`, port);
  return port;
}

/** Starts nginx with these lines in its `http` block, and waits until it answers at the port. */
export async function startNginx(folder: string, settings: string, port: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, settings));
  const { child, said } = start(binary, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    cwd: folder,
  });
  await waitUntil("The start of nginx", async () => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said()}`);
    return fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
      ({ status }) => status < 400,
      () => false,
    );
  });
}

/** Settings that make nginx fast for this kind of site: it caches open files and sends precompressed files. */
const tuning = `charset utf-8;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=2000 inactive=600s;
  open_file_cache_valid 600s;
  gzip_static on;
  gzip_vary on;
  `;

function configuration(folder: string, settings: string) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
${temporary.join("\n")}
  include /etc/nginx/mime.types;
  access_log off;
  ${settings}
}
`;
}
