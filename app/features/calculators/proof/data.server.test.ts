import { expect, test } from "vitest";
import { proofPage } from "./data.server.ts";

test.each(["/calculators/cooling-load-proof", "/ar/calculators/cooling-load-proof"])(
  "%s shows every case, in words",
  (path) => {
    const { counts, groups } = proofPage(path);
    expect(counts).toEqual({ cases: 25, values: 228, kept: 65, beyond: 4 });
    expect(groups.flatMap(({ proofs }) => proofs)).toHaveLength(25);
  },
);
