/** Seed of the samples that tests draw: `TEST_SEED`, else one that changes with the commit. A whole number. */
export function testSeed(): number;
