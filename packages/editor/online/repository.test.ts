import { chmodSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDue } from "@site/testing/nightly.ts";
import { test as anyTest, expect } from "vitest";
import { gitHost, gitNow, put } from "./host.fixture.ts";
import { openRepository } from "./repository.ts";

/** Git takes long, so for a change these tests run only if the change is in the editor. */
const test = anyTest.runIf(isDue("editor"));

const noor = { name: "Noor <x>\n", email: "noor@office.example" };
const [page, other] = ["content/en/about.yaml", "content/ar/about.yaml"];

async function opened() {
  const host = gitHost((folder) => put(folder, { [page]: "one\n", [other]: "two\n", "app/x.ts": "x\n" }));
  const open = () => openRepository({ folder: host.clone, remote: "origin", branch: "content" });
  return { ...host, open, repository: await open() };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => "nothing failed",
    (error: { why?: string }) => error.why,
  );

test("a change is at the host under the name of the colleague who made it", async () => {
  const { repository, write, held, log } = await opened();
  const result = await repository.publish(noor, "content: /about", () => {
    write(page, "mine\n");
    return 7;
  });
  expect(result).toBe(7);
  expect(held(page)).toBe("mine\n");
  expect(log()[0]).toBe("Noor  x <noor@office.example> content: /about");
  expect(await repository.history()).toContain("+mine");
});

test("nothing is committed if nothing has changed", async () => {
  const { repository, log } = await opened();
  await repository.publish(noor, "content: /about", () => {});
  expect(log()).toHaveLength(1);
});

test("a colleague who was quicker keeps their change, and ours is made again on top of it", async () => {
  const { repository, write, read, elsewhere, held, log } = await opened();
  const found: string[] = [];
  await repository.publish(noor, "content: /about", () => {
    found.push(read(other));
    if (found.length === 1) elsewhere({ [other]: "theirs\n" });
    write(page, "mine\n");
  });
  expect(found).toEqual(["two\n", "theirs\n"]);
  expect([held(page), held(other)]).toEqual(["mine\n", "theirs\n"]);
  expect(log().map((line) => line.split("> ")[1])).toEqual(["content: /about", "Theirs", "The site"]);
});

test("after several tries it gives up against others who are always quicker", async () => {
  const { repository, write, elsewhere, held, state } = await opened();
  let round = 0;
  const publishing = repository.publish(noor, "content: /about", () => {
    elsewhere({ [other]: `theirs ${++round}\n` });
    write(page, "mine\n");
  });
  expect(await failure(publishing)).toBe("busy");
  expect([held(page), held(other), state()]).toEqual(["one\n", `theirs ${round}\n`, ""]);
});

test("a change that the host refuses is not in the files either", async () => {
  const { repository, host, write, read, state } = await opened();
  const hook = join(host, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\nexit 1\n");
  chmodSync(hook, 0o755);
  const publishing = repository.publish(noor, "content: /about", () => {
    write(page, "mine\n");
    write("content/en/new.yaml", "new\n");
  });
  expect(await failure(publishing)).toBe("refused");
  expect([read(page), state()]).toEqual(["one\n", ""]);
});

test("a host that does not answer changes nothing, and accepts the change once it answers", async () => {
  const { repository, host, write, read, held, state } = await opened();
  const change = () => repository.publish(noor, "content: /about", () => write(page, "mine\n"));
  renameSync(host, `${host}.away`);
  expect(await failure(change())).toBe("unreachable");
  expect([read(page), state()]).toEqual(["one\n", ""]);
  renameSync(`${host}.away`, host);
  await change();
  expect(held(page)).toBe("mine\n");
});

test("half a change is undone", async () => {
  const { repository, write, read, state } = await opened();
  const publishing = repository.publish(noor, "content: /about", () => {
    write(page, "half\n");
    throw new Error("no room");
  });
  await expect(publishing).rejects.toThrow("no room");
  expect([read(page), state()]).toEqual(["one\n", ""]);
});

test("a change that was interrupted before it reached the host is kept on a branch of its own", async () => {
  const { open, clone, write, read, held } = await opened();
  write(page, "committed\n");
  gitNow(clone, "commit", "--quiet", "--all", "--message", "cut off");
  write(other, "only written\n");
  const { aside = "" } = await open();
  expect([read(page), read(other), held(page)]).toEqual(["one\n", "two\n", "one\n"]);
  expect(gitNow(clone, "show", `${aside}:${page}`)).toBe("committed\n");
  expect(gitNow(clone, "show", `${aside}:${other}`)).toBe("only written\n");
});

test("changes by colleagues and at the host are seen at the next look", async () => {
  const { repository, elsewhere, read } = await opened();
  elsewhere({ [page]: "theirs\n" });
  await repository.refresh();
  expect(read(page)).toBe("theirs\n");
  expect(await repository.isOutdated()).toBe(false);
});

test("nothing is written by a program that has changed at the host", async () => {
  const { repository, elsewhere, write, held } = await opened();
  elsewhere({ "app/x.ts": "y\n" });
  expect(await failure(repository.publish(noor, "content: /about", () => write(page, "mine\n")))).toBe("outdated");
  expect([held(page), await repository.isOutdated()]).toEqual(["one\n", true]);
});

test("a clone in which somebody works is left alone", async () => {
  const { open, clone, write, read } = await opened();
  gitNow(clone, "config", "--unset", "editor.ownsClone");
  write(page, "a day's work\n");
  await expect(open()).rejects.toThrow("not the editor's own");
  expect(read(page)).toBe("a day's work\n");
});
