import type { ComponentProps } from "react";
import { Picture } from "./Picture.tsx";

/** A page's own picture. What moves over it is a file with its own animation, so that no page pays for it; seldom.css hides it where nothing may move. */
export function HeadPicture(props: ComponentProps<typeof Picture>) {
  const { name, moves } = props.picture;
  if (!moves) return <Picture {...props} />;
  return (
    <div className="relative">
      <Picture {...props} />
      <img src={`/motion/${name}.svg`} alt="" loading="lazy" className="absolute inset-0 size-full" />
    </div>
  );
}
