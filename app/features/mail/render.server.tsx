import type { Letter } from "./letter.ts";
import { plainText } from "./plainText.ts";

/** What letters are built of takes a third of the server's start, and the first letter comes after it. */
const builder = () => Promise.all([import("@react-email/components"), import("./LetterMail.tsx")]);

export async function renderLetter(letter: Letter) {
  const [{ render }, { LetterMail }] = await builder();
  return {
    subject: letter.subject,
    html: await render(<LetterMail letter={letter} />),
    text: plainText(letter),
  };
}
