import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { Questions } from "../Questions.tsx";
import type { ShapeProps } from "./types.ts";

/** The questions, on wide screens with the picture that the first view has not shown. */
export function PicturedQuestions({ questions, picture }: Pick<ShapeProps, "questions" | "picture">) {
  return (
    <Questions questions={questions}>
      {picture && <HeadPicture picture={picture} sizes="420px" className="h-auto w-full max-lg:hidden" />}
    </Questions>
  );
}
