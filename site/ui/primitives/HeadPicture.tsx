import type { ComponentProps } from "react";
import { Picture } from "./Picture.tsx";

/**
 * The picture at the top of a page. Its animated part is a separate file with its own animation, so no page contains this code. seldom.css hides
 * the file from visitors who want no motion.
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
