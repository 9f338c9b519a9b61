import type { Case, OwnMails } from "./case.fixture.ts";
import { mailsWithFiles } from "./files.fixture.ts";
import { mailsOfMachines } from "./machines.fixture.ts";
import { mailsInWords } from "./words.fixture.ts";

/** For tests: answers to our mails, and mails that only look like answers. */
export const mails = (ours: OwnMails): Case[] => [
  ...mailsInWords(ours),
  ...mailsWithFiles(ours),
  ...mailsOfMachines(ours),
];
