import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isExhaustive } from '#testing/sample.ts';
import { fuzz } from './fuzzer.ts';
import { openSchool, type FuzzedSchool } from './school.ts';
import { targets } from './targets/index.ts';

/** The same cases each time: what is new is looked for by `npm run fuzz`. */
const SEED = 1;
const EXHAUSTIVE_MS = 60_000;

let school: FuzzedSchool;
beforeAll(async () => {
  school = await openSchool(inject('postgresUrl'), inject('templateDatabase'));
});
afterAll(() => school.stop());

it('what nobody should send is answered, and leaves nothing', async () => {
  const end = performance.now() + EXHAUSTIVE_MS;
  const share = EXHAUSTIVE_MS / targets.length;
  const { findings, leftOvers } = await fuzz(school, targets, {
    seed: SEED,
    goesOn: (target) =>
      isExhaustive && performance.now() < end - share * (targets.length - 1 - targets.indexOf(target)),
  });
  expect({ findings, leftOvers }).toEqual({ findings: [], leftOvers: [] });
}, 180_000);
