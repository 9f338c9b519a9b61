import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { newContact, photo } from "../../e2e/support/lead-form.ts";
import { leadsNamed, leadsOf, photosOf } from "../../e2e/support/leads.ts";
import type { Visitor } from "../visitor.ts";
import type { Journeys } from "./journeys.ts";

type Person = ReturnType<typeof newContact>;

const reference = /WT-[A-Z0-9]{6}/;
const field = (name: string) => ({ css: `main [data-form] [name=${name}]` });
const send = { css: "main [data-form] > div button[type=submit]" };

async function fillContact(visitor: Visitor, { name, email, phone }: Person) {
  await visitor.open("/contact");
  for (const [key, text] of Object.entries({ name, email, phone, message: "The AC drips." }))
    await visitor.fill(field(key), text);
}

async function fillQuotationForm(visitor: Visitor, { name, email, phone }: Person) {
  await visitor.open("/quotation");
  await visitor.choose("service", "plumbing");
  await visitor.tick({ role: "radio", name: visitor.site.choice("urgencies.week") });
  await visitor.choose("place", "sharjah");
  await visitor.tick({ role: "radio", css: "input[name=property][value=villa]" });
  for (const [key, text] of Object.entries({ name, phone, email })) await visitor.fill(field(key), text);
}

const arePhotos = (count: number) => document.querySelectorAll("main [data-form] canvas").length === count;

/** Writes two photos to the disk, calls `work` with their paths, and deletes them. */
export async function withPhotos(work: (files: string[]) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "windtower-photos-"));
  try {
    const files = ["one.jpg", "two.jpg"].map((name) => join(folder, name));
    for (const file of files) writeFileSync(file, (await photo()).buffer);
    await work(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const forms = {
  async "the contact form is sent and answers with a reference"(visitor) {
    const person = newContact();
    await fillContact(visitor, person);
    await visitor.click(send);
    await visitor.hears(reference);
    expect(leadsOf(person.email)).toHaveLength(1);
  },

  async "an empty form leads to its first field, which says why"(visitor) {
    const { t } = visitor.site;
    await visitor.open("/contact");
    await visitor.click(send);
    await visitor.hears(t("form.required", { field: t("form.name") }));
    await visitor.until(() => document.activeElement?.getAttribute("name") === "name");
  },

  async "a quote with two photos"(visitor) {
    const person = newContact();
    await withPhotos(async (files) => {
      await fillQuotationForm(visitor, person);
      await visitor.tab.upload("main [name=photos]", files);
      await visitor.until(arePhotos, 2);
      await visitor.click(send);
      await visitor.hears(reference);
    });
    expect(photosOf(leadsOf(person.email)[0]?.reference ?? "")).toHaveLength(2);
  },

  async "on a phone a quote has two steps, and the way back keeps what was typed"(visitor) {
    const { name, phone } = newContact();
    await visitor.tab.resize(390, 844);
    await visitor.open("/quotation?service=plumbing&place=sharjah");
    await visitor.tick({ role: "radio", name: visitor.site.choice("urgencies.week") });
    // Before hydration the link only opens the step. After hydration it also moves the focus.
    await visitor.until(() => document.querySelector("[data-live]") !== null);
    await visitor.click({ css: "main a[href='#reach']" });
    await visitor.until(() => document.activeElement?.getAttribute("name") === "name");
    await visitor.fill(field("name"), name);
    await visitor.click({ css: "main a[href='#what']" });
    await visitor.until(() => document.querySelector("#reach")?.getClientRects().length === 0);
    await visitor.click({ css: "main a[href='#reach']" });
    await visitor.fill(field("phone"), phone);
    await visitor.click(send);
    await visitor.hears(reference);
    expect(leadsNamed(name)).toHaveLength(1);
  },

  async "a call back"(visitor) {
    const { name, phone } = newContact();
    await visitor.open("/call-back");
    await visitor.fill(field("name"), name);
    await visitor.fill(field("phone"), phone);
    await visitor.tick({ role: "radio", name: visitor.site.choice("times.morning") });
    await visitor.click(send);
    await visitor.hears(reference);
    expect(leadsNamed(name)).toHaveLength(1);
  },

  async "a draft comes back after a reload, with its photos or a word about them"(visitor) {
    const { t } = visitor.site;
    const person = newContact();
    await withPhotos(async (files) => {
      await fillQuotationForm(visitor, person);
      await visitor.tab.upload("main [name=photos]", files);
      await visitor.until(arePhotos, 2);
    });
    await visitor.open("/quotation");
    await visitor.hears(t("form.kept"));
    await visitor.until(
      (name) => document.querySelector<HTMLInputElement>("main [name=name]")?.value === name,
      person.name,
    );
    await visitor.until(
      (lost) => document.querySelectorAll("main canvas").length === 2 || document.body.innerText.includes(lost),
      t("photoForm.photosLost"),
    );
  },

  async "sent while offline it waits, and goes when the line is back"(visitor) {
    const person = newContact();
    await fillContact(visitor, person);
    await visitor.until(() => document.querySelector("[data-live]") !== null);
    await visitor.tab.goOffline(true);
    await visitor.click(send);
    await visitor.hears(visitor.site.t("form.waiting"));
    expect(leadsOf(person.email)).toEqual([]);
    await visitor.tab.goOffline(false);
    await visitor.hears(reference);
    expect(leadsOf(person.email)).toHaveLength(1);
  },
} satisfies Journeys;
