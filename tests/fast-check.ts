import fc from "fast-check";

const { FC_SEED = "20261122", FC_RUNS } = process.env;

/** The same examples each time, so that whoever sees one fail sees it again. FC_SEED=$RANDOM FC_RUNS=5000 looks further. */
fc.configureGlobal({ seed: Number(FC_SEED), ...(FC_RUNS && { numRuns: Number(FC_RUNS) }) });

export default fc;
