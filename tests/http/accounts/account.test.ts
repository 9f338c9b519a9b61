import { expect, test } from "vitest";
import { forms, leadBy, send } from "#tests/e2e/support/forms.ts";
import { origin } from "#tests/e2e/support/origin.ts";
import { askAccount, signedUp } from "#tests/e2e/support/person.ts";

test("nobody else gets a customer's data", async () => {
  const [sara, omar] = await Promise.all([signedUp(), signedUp()]);
  const { data } = await send("/api/contact", { ...forms["/api/contact"](), email: sara.person.email });
  const { id } = leadBy(data.reference);
  const status = async (...of: Parameters<typeof askAccount>) => (await askAccount(...of)).status;
  expect(await status(`requests/${id}`, sara.session)).toBe(200);
  expect(await status(`requests/${id}`, omar.session)).toBe(404);
  expect(await status(`requests/${id}`, omar.session, { message: "not mine" })).toBe(404);
  expect(await (await askAccount("enquiries", omar.session)).json()).toEqual([]);
  for (const path of ["enquiries", `enquiries/${id}`, "calculations", "projects", "sessions", "data"]) {
    expect(await status(path, undefined), path).toBe(401);
    expect(await status(path, { ...sara.session, access_token: `${sara.session.access_token}x` }), path).toBe(401);
  }
  expect(await status("data", undefined, { password: sara.person.password })).toBe(401);
});

const project = JSON.stringify({
  ...{ schema: "cooling-load-project", version: 1, name: "برج 4" },
  rooms: [{ name: "مكتب 101", area: 24, walls: [{ facing: "n", area: 12, windows: [{ width: 3, height: 2 }] }] }],
});

test("a project that is too large, or from a later version, is refused", async () => {
  const { session } = await signedUp();
  const send = async (file: string) => {
    const body = new FormData();
    body.set("file", file);
    const headers = { origin, authorization: `Bearer ${session.access_token}` };
    return (await fetch(`${origin}/api/account/projects`, { method: "POST", body, headers })).status;
  };
  expect(await send(project.replace('"version":1', '"version":2'))).toBe(422);
  expect(await send(project.replace("برج 4", "x".repeat(2_000_000)))).toBe(413);
  expect(await send(project.replace('"area":24', `"area":"${"2".repeat(700_000)}"`))).toBe(422);
});
