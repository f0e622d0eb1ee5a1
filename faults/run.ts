import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { randomFrom } from '#server/stats/random-history.test-helper.ts';
import { SchoolProcesses } from '#testing/school-processes.ts';
import { Episodes } from './episodes.ts';
import { FaultySchool } from './school.ts';

/**
 * `npm run faults -- --runs=100 --seed=1`: breaks what a school stands on, one thing after the other, while people use it, and tells
 * what was lost. `--log=error` shows what its processes log.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    log: { type: 'string' },
  },
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];

const processes = await SchoolProcesses.build();
const school = await FaultySchool.open({ processes, logLevel: values.log });
let failed = 0;
try {
  const episodes = await Episodes.open(school);
  for (let run = 0; run < runs; run++) {
    const { faults, done, undone, recoveryMs, findings } = await episodes.run(randomFrom(seed + run));
    console.log(
      `seed ${seed + run}: ${faults.join(', ')}; ${done} done, ${undone} not; ready after ${recoveryMs} ms`,
    );
    for (const finding of findings) console.error(`  ${finding}`);
    if (findings.length > 0) failed += 1;
  }
  console.log(`${runs - failed} of ${runs} runs are green`);
} finally {
  await school.close();
  await processes.close();
}
process.exitCode = failed > 0 ? 1 : 0;
