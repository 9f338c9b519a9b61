import type { Letter } from "./letter.ts";
import { plainText } from "./plainText.ts";

export async function renderLetter(letter: Letter) {
  // Imported on first use: a start without mails does without React Email.
  const { letterHtml } = await import("./LetterMail.tsx");
  return {
    subject: letter.subject,
    html: await letterHtml(letter),
    text: plainText(letter),
  };
}
