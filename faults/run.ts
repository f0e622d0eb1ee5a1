import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { randomFrom } from '#server/stats/random-history.test-helper.ts';
import { SchoolProcesses } from '#testing/school-processes.ts';
import { Episodes } from './episodes.ts';
import { faults } from './faults.ts';
import { FaultySchool } from './school.ts';

/**
 * `npm run faults -- --runs=100 --seed=1` breaks what a school depends on, one thing after another, while people use
 * it, and reports losses. `--minutes=60` runs for an hour with any number of runs. `--only=killed` breaks only what has this word
 * in its description. `--log=error` shows the log of its processes.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    only: { type: 'string', default: '' },
    log: { type: 'string' },
  },
});
const seed = Number(values.seed);
const runs = values.minutes === undefined ? Number(values.runs) : Infinity;
const end = performance.now() + Number(values.minutes ?? Infinity) * 60_000;
const from = Object.keys(faults).filter((name) => name.includes(values.only));
if (from.length === 0)
  throw new Error(`Nothing to break is called "${values.only}". Known: ${Object.keys(faults).join(', ')}`);

const processes = await SchoolProcesses.build();
const school = await FaultySchool.open({ processes, logLevel: values.log });
let ran = 0;
let failed = 0;
try {
  const episodes = await Episodes.open(school);
  for (; ran < runs && performance.now() < end; ran++) {
    const {
      faults: broken,
      done,
      undone,
      recoveryMs,
      findings,
    } = await episodes.run(randomFrom(seed + ran), from);
    console.log(
      `seed ${seed + ran}: ${broken.join(', ')}; ${done} done, ${undone} not; ready after ${recoveryMs} ms`,
    );
    for (const finding of findings) console.error(`  ${finding}`);
    if (findings.length > 0) failed += 1;
  }
  console.log(`${ran - failed} of ${ran} runs are green`);
} finally {
  await school.close();
  await processes.close();
}
process.exitCode = failed > 0 ? 1 : 0;
