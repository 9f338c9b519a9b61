import { expect, test } from "vitest";
import { mediaMessage } from "./fetch.ts";

test("the message for a file has the keys that waiting messages of earlier versions have", () =>
  expect(mediaMessage("a chat", "an enquiry").payload).toEqual({ chat: "a chat", request: "an enquiry" }));
