import { createElement, Fragment, type ReactNode } from "react";

type Props = { pieces: readonly string[]; mark: (piece: string) => ReactNode };

/**
 * A text whose every second piece is marked, as `split` with a group returns them. The pieces are separate arguments of createElement, so
 * they need no keys.
 */
export const Marked = ({ pieces, mark }: Props) =>
  createElement(Fragment, null, ...pieces.map((piece, index) => (index % 2 === 1 ? mark(piece) : piece)));
