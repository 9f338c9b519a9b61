import { render } from "@react-email/components";
import { LetterMail } from "./LetterMail.tsx";
import type { Letter } from "./letter.ts";
import { plainText } from "./plainText.ts";

export const renderLetter = async (letter: Letter) => ({
  subject: letter.subject,
  html: await render(<LetterMail letter={letter} />),
  text: plainText(letter),
});
