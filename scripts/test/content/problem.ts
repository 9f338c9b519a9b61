/** A problem in a content file. The reason is written for the person who edits the file. */
export type Problem = { file: string; field?: string; reason: string };

export const inWords = ({ file, field, reason }: Problem) => `content/${file}: ${field || "the file"}: ${reason}`;
