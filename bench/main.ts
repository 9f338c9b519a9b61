/** `npm run bench`: measures page weight, speed, the build and the server, and compares them with the best that is possible. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { measureBuild, printBuild } from "./build-speed.ts";
import { cleanUp, temporaryFolder } from "./cleanup.ts";
import { withFigures } from "./figures.ts";
import { options } from "./options.ts";
import { copySite, serveSite } from "./site-folder.ts";
import { everythingSaid, progress, say } from "./table.ts";

const repository = resolve(import.meta.dirname, "..");

async function bench() {
  const built = options.build ? await measureBuild(repository) : undefined;
  const temporary = temporaryFolder();
  const ours = copySite(repository, join(temporary, "ours"));
  const handwritten = copySite(repository, join(temporary, "handwritten"));
  // The helpers in tests/site read the build in the working directory. From here on this is the copy, which no other build overwrites.
  process.chdir(ours);
  const { bytesOf, contact, printBytes, samples } = await import("./bytes.ts");
  const results: import("./summary.ts").Results = {};
  const origin = await serveSite(ours);
  say(
    `Windtower bench, ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`,
  );

  if (options.parts.has("bytes")) {
    progress("Bytes");
    const { measureForms } = await import("./form-script.ts");
    results.bytes = new Map(
      await Promise.all(samples.map(async (sample) => [sample, await bytesOf(sample, origin)] as const)),
    );
    results.forms = await measureForms(origin, [...samples, ...contact]);
    progress("");
    printBytes(results.bytes, results.forms);
  }
  if (options.parts.has("speed")) {
    const { writeByHand } = await import("./handwritten/write.ts");
    const { measureSpeed, printSpeed } = await import("./speed.ts");
    await writeByHand(handwritten, samples);
    const other = { origin: await serveSite(handwritten), folder: handwritten };
    results.speeds = await measureSpeed(samples, { origin, folder: ours }, other);
    printSpeed(results.speeds);
  }
  printBuild(built);
  if (options.parts.has("requests")) {
    const { measureRequests, printRequests } = await import("./requests.ts");
    results.rates = await measureRequests(origin, ours, join(temporary, "nginx"));
    printRequests(results.rates);
  }
  if (options.parts.has("leads")) {
    const { measureLeads, printLeads } = await import("./leads.ts");
    results.leads = await measureLeads(ours);
    printLeads(results.leads);
  }
  if (options.parts.has("inbox")) {
    const { measureInbox, printInbox } = await import("./inbox.ts");
    results.inbox = await measureInbox(ours);
    printInbox(results.inbox);
  }
  if (options.parts.has("auth")) {
    const { measureAuth, printAuth } = await import("./auth.ts");
    results.auth = await measureAuth(ours);
    printAuth(results.auth);
  }
  if (options.parts.has("engine")) {
    const { measureEngine, printEngine } = await import("./engine.ts");
    results.engine = await measureEngine();
    printEngine(results.engine);
  }
  if (options.parts.has("calculator")) {
    const { measureCalculator, printCalculator } = await import("./calculator.ts");
    results.calculator = await measureCalculator(origin);
    printCalculator(results.calculator);
  }
  if (options.parts.has("costly")) {
    const { measureCostly, printCostly } = await import("./costly.ts");
    results.costly = await measureCostly(ours);
    printCostly(results.costly);
  }
  if (options.parts.has("floods")) {
    const { measureFloods, printFloods } = await import("./floods/main.ts");
    results.floods = await measureFloods(ours);
    printFloods(results.floods);
  }
  if (options.parts.has("search")) {
    const { measureSearch, printSearch } = await import("./search.ts");
    results.search = await measureSearch(ours);
    printSearch(results.search);
  }
  if (options.parts.has("visits")) {
    const { measureVisits, printVisits } = await import("./visits.ts");
    results.visits = await measureVisits(ours);
    printVisits(results.visits);
  }
  if (options.parts.has("second")) {
    const { measureSecondPages, printSecondPages } = await import("./second-page.ts");
    results.second = await measureSecondPages();
    printSecondPages(results.second);
  }
  if (options.parts.has("kinds")) {
    const { measureKinds, printKinds } = await import("./kinds.ts");
    printKinds(await measureKinds(ours, origin));
  }
  if (options.parts.has("dashboard")) {
    const { benchDashboard } = await import("./dashboard/main.ts");
    await benchDashboard();
  }
  const { figuresOf, printSummary } = await import("./summary.ts");
  const figures = figuresOf(results);
  printSummary(figures);
  const page = join(repository, "docs/bench.md");
  writeFileSync(page, withFigures(readFileSync(page, "utf8"), figures, new Date().toISOString().slice(0, 10)));
}

try {
  await bench();
  if (options.write)
    writeFileSync(resolve(repository, options.write), `# Bench\n\n\`\`\`text\n${everythingSaid()}\n\`\`\`\n`);
} finally {
  await cleanUp();
}
