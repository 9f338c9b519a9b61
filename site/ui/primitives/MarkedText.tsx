import { createElement, Fragment, type ReactNode } from "react";

type Props = { pieces: readonly string[]; mark: (piece: string) => ReactNode };

/**
 * Marks every second piece of a text. A pattern with a group splits a text into such pieces. The pieces are separate arguments of
 * createElement, so they need no keys.
 */
export const MarkedText = ({ pieces, mark }: Props) =>
  createElement(Fragment, null, ...pieces.map((piece, index) => (index % 2 === 1 ? mark(piece) : piece)));
