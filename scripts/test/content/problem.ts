/** A problem in a content file, worded for the person who edits it. */
export type Problem = { file: string; field?: string; reason: string };

export const inWords = ({ file, field, reason }: Problem) => `content/${file}: ${field || "the file"}: ${reason}`;
