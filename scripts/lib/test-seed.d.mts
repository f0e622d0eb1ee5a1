/** Returns the seed for samples in tests: `TEST_SEED`, else one that changes with the commit. */
export function testSeed(): number;
