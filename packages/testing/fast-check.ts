import fc from "fast-check";

const { FC_SEED = "20261122", FC_RUNS } = process.env;

/** The seed is fixed, so that a failure can be repeated. FC_SEED=$RANDOM FC_RUNS=5000 searches for more cases. */
fc.configureGlobal({ seed: Number(FC_SEED), ...(FC_RUNS && { numRuns: Number(FC_RUNS) }) });

export default fc;
