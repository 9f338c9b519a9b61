import type { Letter } from "./letter.ts";
import { plainText } from "./plainText.ts";

export async function renderLetter(letter: Letter) {
  // The module is imported on first use, so that a start without mails does not load React Email.
  const { letterHtml } = await import("./LetterMail.tsx");
  return {
    subject: letter.subject,
    html: await letterHtml(letter),
    text: plainText(letter),
  };
}
