import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import 'reflect-metadata';
import fc from 'fast-check';
import { withPostgres } from '#testing/with-postgres.ts';
import { fuzz, type Finding } from './fuzzer.ts';
import { openSchool } from './school.ts';
import { targets } from './targets/index.ts';

/**
 * `npm run fuzz -- --seconds=60 --seed=1 --only=images` sends malformed input to the school, and reports what it cannot
 * handle.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    only: { type: 'string' },
  },
});
const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
const chosen = targets.filter(({ name }) => values.only === undefined || name === values.only);
/** The fuzzed school has its own temporary folder, which is deleted with it. */
const folder = tmpdir();

if (chosen.length === 0 || !(seconds > 0) || !Number.isSafeInteger(seed)) {
  console.error(
    `Targets for --only: ${targets.map(({ name }) => name).join(', ')}. --seconds and --seed are numbers.`,
  );
  process.exitCode = 2;
} else {
  await withPostgres(run);
}

async function run(postgresUrl: string): Promise<void> {
  console.log(`Seed ${seed}, ${seconds} s: ${chosen.map(({ name }) => name).join(', ')}`);
  const school = await openSchool(postgresUrl);
  const began = performance.now();
  // Each has an equal share, plus the unused time of those before it.
  const endOf = (name: string) =>
    began + (1000 * seconds * (chosen.findIndex((target) => target.name === name) + 1)) / chosen.length;
  try {
    const { cases, findings, leftOvers } = await fuzz(school, chosen, {
      seed,
      goesOn: ({ name }) => performance.now() < endOf(name),
    });
    for (const finding of findings) await report(finding, school.log);
    for (const leftOver of leftOvers) console.error(`Left: ${leftOver}`);
    console.log(`${cases} cases, ${findings.length} findings, ${leftOvers.length} left over`);
    process.exitCode = findings.length + leftOvers.length > 0 ? 1 : 0;
  } catch (error) {
    // Errors in the school are only in its log.
    for (const line of school.log.slice(-3)) console.error(line);
    throw error;
  } finally {
    await school.stop();
  }
}

/** Reports a finding, how to reproduce it, and the file with its smallest case. */
async function report(
  { target, seed: own, smallest, error }: Finding,
  log: readonly string[],
): Promise<void> {
  const file = join(folder, `lectern-fuzz-${target}-${own}`);
  await writeFile(file, Buffer.isBuffer(smallest) ? smallest : fc.stringify(smallest));
  console.error(`${target}: ${inspect(error)}`);
  const [, incident] = /"incident":"([^"]+)"/.exec(String(error)) ?? [];
  const logged = log.find((line) => incident !== undefined && line.includes(incident));
  if (logged !== undefined) console.error(inspect(JSON.parse(logged), { depth: null }));
  console.error(`  again: npm run fuzz -- --only=${target} --seed=${own} --seconds=1`);
  console.error(`  smallest case: ${file}`);
}
