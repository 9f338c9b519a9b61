import { expect, test } from "vitest";
import { proofPage } from "./data.server.ts";

test.each(["/calculators/cooling-load-proof", "/ar/calculators/cooling-load-proof"])(
  "%s shows every case, in words",
  (path) => {
    const { counts, groups } = proofPage(path);
    expect(counts).toEqual({ cases: 44, values: 320, kept: 109, beyond: 17 });
    expect(groups.flatMap(({ proofs }) => proofs)).toHaveLength(44);
  },
);
