import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './project.mjs';
import { sampled, slowestFiles } from './vitest-summary.mjs';

const file = (name, seconds, ...samples) => ({
  name: join(root, name),
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults: [{}, ...samples.map((sample) => ({ meta: { sample } }))],
});

describe('slowestFiles', () => {
  it('returns the slowest first, up to the requested number', () => {
    const files = [file('a.test.ts', 1), file('b.test.ts', 65.25), file('c.test.ts', 3)];
    expect(slowestFiles(files, 2)).toEqual(['   65.3 s  b.test.ts', '    3.0 s  c.test.ts']);
  });
});

describe('sampled', () => {
  it('sums up each kind', () => {
    const files = [
      file('a.test.ts', 1, { kind: 'orders', drawn: 2, all: 9 }, { kind: 'orders', drawn: 2, all: 20 }),
      file('b.test.ts', 1, { kind: 'points', drawn: 1, all: 5 }),
    ];
    expect(sampled(files)).toEqual(['4 of 29 orders', '1 of 5 points']);
  });

  it('leaves out kinds that were tested completely', () => {
    expect(sampled([file('a.test.ts', 1, { kind: 'orders', drawn: 9, all: 9 })])).toEqual([]);
  });
});
