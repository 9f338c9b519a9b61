import type { Letter } from "./letter.ts";
import { plainText } from "./plainText.ts";

/** Imported on first use, because React Email would take a third of the server's start. */
const builder = () => Promise.all([import("@react-email/components"), import("./LetterMail.tsx")]);

export async function renderLetter(letter: Letter) {
  const [{ render }, { LetterMail }] = await builder();
  return {
    subject: letter.subject,
    html: await render(<LetterMail letter={letter} />),
    text: plainText(letter),
  };
}
