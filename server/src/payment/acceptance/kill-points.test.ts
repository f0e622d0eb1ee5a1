import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SchoolProcesses } from '#testing/school-processes.ts';
import { Grounds } from './grounds.test-helper.ts';
import { killEverywhere } from './kill-points.test-helper.ts';
import { OPERATIONS } from './operations.test-helper.ts';

let processes: SchoolProcesses;
let grounds: Grounds;

beforeAll(async () => {
  processes = await SchoolProcesses.build();
  grounds = new Grounds(processes);
});
afterAll(async () => {
  await grounds.close();
  await processes.close();
});

describe('a process that is killed before or after any call to Stripe, or at any commit', () => {
  it.for(Object.entries(OPERATIONS))(
    'leaves nothing lost and nothing done twice of: %s',
    { timeout: 600_000 },
    async ([, operation], { annotate }) => {
      const results = await killEverywhere({ processes, grounds }, operation);
      await annotate(results.map(({ point, result }) => `${point}: ${result}`).join('\n'), 'kill points');
      expect(results.length).toBeGreaterThan(0);
      expect(results.filter(({ result }) => result !== 'as undisturbed')).toEqual([]);
    },
  );
});
