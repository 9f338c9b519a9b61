import { TOTP } from "otpauth";
import { forms, leadBy, send } from "../../e2e/support/forms.ts";
import { mailTo, newPerson, type Person, signedUp, wordsFor } from "../../e2e/support/person.ts";
import { isAppAwake } from "../in-page.ts";
import type { Visitor } from "../visitor.ts";
import type { Journeys } from "./journeys.ts";

const words = ({ site }: Visitor) => ({ t: wordsFor(site, "auth"), own: wordsFor(site, "account") });

async function fillIn(visitor: Visitor, person: Partial<Person>) {
  const { t } = words(visitor);
  await visitor.until(isAppAwake);
  for (const [name, text] of Object.entries(person))
    await visitor.fill({ role: "field", name: t(`fields.${name}`) }, text);
}

async function signIn(visitor: Visitor, { email, password }: Person, next = "/account") {
  await visitor.open(`/sign-in?next=${visitor.site.path(next)}`);
  await fillIn(visitor, { email, password });
  await visitor.click({ role: "button", name: words(visitor).t("signIn.button") });
}

/**
 * Returns a TOTP code. With `ahead` it is the code of a later time step, because each code is accepted only once. The server also accepts
 * the code of the next time step.
 */
const codeOf = (secret: string, ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

export const account: Journeys = {
  async "sign up, confirm, and find the request sent before"(visitor) {
    const { t } = words(visitor);
    const { name, email, password } = newPerson();
    const { data } = await send("/api/contact", { ...forms["/api/contact"](), email });
    await visitor.open("/sign-up");
    await fillIn(visitor, { name, email, password });
    await visitor.click({ css: "main [type=checkbox]" });
    await visitor.click({ role: "button", name: t("signUp.button") });
    await visitor.hears(t("checkMail.title"));
    await visitor.goTo((await mailTo(email)).link);
    await visitor.click({ role: "button", name: t("confirm.button.signup") });
    await visitor.hears(data.reference);
  },

  async "sign in, and a changed name stays"(visitor) {
    const { t, own } = words(visitor);
    const { person } = await signedUp();
    await signIn(visitor, person, "/account/profile");
    await visitor.hears(own("profile.title"));
    await visitor.until(isAppAwake);
    await visitor.fill({ role: "field", name: own("profile.name") }, "Huda Saleh");
    await visitor.click({ role: "button", name: own("save") });
    await visitor.hears(own("saved"));
    await visitor.open("/account/profile");
    await visitor.until(() => [...document.querySelectorAll("input")].some(({ value }) => value === "Huda Saleh"));
    await visitor.click({ role: "button", name: own("signOut") });
    await visitor.hears(t("signIn.title"));
  },

  async "a second factor is set up and asked for at the next sign-in"(visitor) {
    const { t, own } = words(visitor);
    const { person } = await signedUp();
    await signIn(visitor, person, "/account/security");
    await visitor.click({ role: "button", name: own("security.add") });
    await visitor.fill({ css: "form:has([name=name]) [name=current]" }, person.password);
    await visitor.click({ role: "button", name: t("enrol.start") });
    await visitor.until(() => document.querySelector("code") !== null);
    const secret = await visitor.ask(() => document.querySelector("code")?.textContent?.replaceAll(" ", "") ?? "");
    await visitor.fill({ role: "field", name: t("fields.code") }, codeOf(secret));
    await visitor.click({ role: "button", name: t("enrol.button") });
    await visitor.hears(t("enrol.done"));
    await visitor.click({ role: "button", name: own("signOut") });
    await visitor.hears(t("signIn.title"));
    await signIn(visitor, person, "/account/security");
    await visitor.hears(t("second.title"));
    await visitor.fill({ role: "field", name: t("fields.code") }, codeOf(secret, 1));
    await visitor.click({ role: "button", name: t("second.button") });
    await visitor.hears(own("security.title"));
  },

  async "the private link shows the request and takes a word more"(visitor) {
    const request = wordsFor(visitor.site, "enquiry");
    const page = visitor.site.path("/contact");
    const { data } = await send("/api/contact", { ...forms["/api/contact"](), page });
    await visitor.goTo(data.followUrl);
    await visitor.hears(leadBy(data.reference).status === "new" ? request("states.new.title") : data.reference);
    await visitor.fill({ role: "field", name: request("add.message") }, "The guard has the key.");
    await visitor.click({ role: "button", name: request("add.send") });
    await visitor.hears(request("done.added"));
    await visitor.hears("The guard has the key.");
  },
};
