import type { ComponentProps } from "react";
import { Picture } from "./Picture.tsx";

/**
 * A page's own picture. The moving part over it is a file with its own animation, so that no page carries its code. seldom.css hides it for visitors
 * who want no motion.
 */
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
