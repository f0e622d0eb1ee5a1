// @slow server/src/payment sandbox/stripe
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isExhaustive, seededRandom } from '#testing/sample.ts';
import { SchoolProcesses } from '#testing/school-processes.ts';
import { Scenarios } from './scenarios.test-helper.ts';
import { killAtPoints, type KillPoint } from './kill-points.test-helper.ts';
import { OPERATIONS } from './operations.test-helper.ts';
import { drawnFrom } from './permutations.test-helper.ts';

let processes: SchoolProcesses;
let scenarios: Scenarios;

beforeAll(async () => {
  processes = await SchoolProcesses.build();
  scenarios = new Scenarios(processes);
});
afterAll(async () => {
  await scenarios.close();
  await processes.close();
});

/** Draws a call to Stripe or a commit, with equal probability. */
function sampleOf(points: KillPoint[], random: () => number): KillPoint[] {
  const kinds = Object.values(Object.groupBy(points, (point) => ('call' in point ? 'call' : 'commit')));
  return drawnFrom(kinds, 1, random).flatMap((kind) => drawnFrom(kind, 1, random));
}

describe('a process that is killed before or after any call to Stripe, or at any commit', () => {
  it.for(Object.entries(OPERATIONS))(
    'loses nothing and does nothing twice: %s',
    { timeout: 1_800_000 },
    async ([name, operation], { annotate, task }) => {
      const { results, all } = await killAtPoints({ processes, scenarios }, operation, (points) =>
        isExhaustive ? points : sampleOf(points, seededRandom(name)),
      );
      task.meta.sample = { kind: 'kill points', drawn: results.length, all };
      await annotate(results.map(({ point, result }) => `${point}: ${result}`).join('\n'), 'kill points');
      expect(results.length).toBeGreaterThan(0);
      expect(results.filter(({ result }) => result !== 'as undisturbed')).toEqual([]);
    },
  );
});
