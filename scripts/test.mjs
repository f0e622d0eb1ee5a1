// `npm test`: runs all checks and tests, without slow tests that no change affects. Continues after failures; the last line counts passed
// and failed tests. `--only=lint,unit` runs some of them. `--full` (`npm run test:full`) also runs all slow tests, runs every case of
// suites that draw samples, and checks that all texts are translated. `--shard=1/4` runs a part of the tests; the first part also runs the
// other checks.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { findFirefox } from './lib/firefox.mjs';
import { hasFfmpeg } from './lib/ffmpeg.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNginx } from './lib/nginx.mjs';
import { progress } from './lib/progress.mjs';
import { npmCommand, packageCommand } from './lib/project.mjs';
import { capture, main, ScriptError } from './lib/run.mjs';
import { changedSincePassed, recordPassed, slowTests, unaffected } from './lib/slow-tests.mjs';
import { testSeed } from './lib/test-seed.mjs';
import { countVitest } from './lib/vitest-counts.mjs';
import { sampled, slowestFiles } from './lib/vitest-summary.mjs';

const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** Number of slowest files to list. */
const SLOWEST = 20;

const WITHOUT_FIREFOX = 'The Firefox test did not run: no Firefox was found. Set FIREFOX_PATH.';
const WITHOUT_FFMPEG = 'The ffmpeg tests did not run: no ffmpeg was found on the PATH.';
const WITHOUT_NGINX =
  'Replacing processes behind nginx was not tested: no nginx was found. Install it, or set NGINX_PATH.';

const WITHOUT_CLUSTER =
  'The loss of a machine of a cluster was not tested. REQUIRE_CLUSTER=1 tests it, as root: see faults/cluster/programs.ts.';

/**
 * For the linter's program in Go. With two threads it checks many types twice, and on two cores the other checks use the second one. A
 * larger heap needs fewer collections.
 */
const goSettings = { GOGC: '200', ...(availableParallelism() <= 2 && { GOMAXPROCS: '1' }) };

/** Run two at a time, longest first, because most of them use one core. */
const singleCoreChecks = [
  // Includes the type check.
  { name: 'lint', run: () => npmScript('lint', { environment: goSettings }) },
  { name: 'generated', run: () => npmScript('generated:check') },
  { name: 'migrations', run: () => npmScript('migration:check') },
  { name: 'format', run: () => npmScript('format:check') },
  { name: 'build', run: build },
  { name: 'unused', run: () => npmScript('unused') },
];
/** Checks before a release. Until then, texts without a translation are shown in English. */
const releaseChecks = [
  { name: 'translations', run: () => npmScript('texts', { options: ['--', '--check'] }) },
];
/** Run one after the other, because each of them uses all cores. The browser tests use the build. */
const allCoreChecks = [
  { name: 'unit', run: () => vitest('server', 'client', 'scripts'), usesFfmpeg: true, usesNginx: true },
  { name: 'e2e', run: endToEnd, needsChromium: true, usesFirefox: true },
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, full: { type: 'boolean' }, shard: { type: 'string' } },
});
const { only, full: isFull = false, shard } = values;
/** Slow test files that are left out. */
const leftOut = isFull ? [] : unaffected(slowTests(), changedSincePassed());

await main(async () => {
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    throw new ScriptError('--shard must be a part and the number of parts, such as 1/4.');
  if (isFull) singleCoreChecks.push(...releaseChecks);
  const isChosen = chosen(only?.split(','));
  const isFirstPart = shard?.startsWith('1/') ?? true;
  await ensureInstalled();
  const results = [
    ...(isFirstPart ? await runAll(singleCoreChecks.filter(isChosen), 2) : []),
    ...(await runAll(allCoreChecks.filter(isChosen), 1)),
  ];
  summarize(results);
});

function chosen(only) {
  const names = [...singleCoreChecks, ...allCoreChecks].map(({ name }) => name);
  const unknown = only?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new ScriptError(`Unknown check: ${unknown.join(', ')}. Available checks: ${names.join(', ')}.`);
  }
  return ({ name }) => only === undefined || only.includes(name);
}

async function runAll(checks, atATime) {
  const waiting = [...checks];
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}

async function runCheck({ name, run, needsChromium, usesFfmpeg, usesFirefox, usesNginx }) {
  if (needsChromium && findChromium() === null) return withoutChromium(name);
  const end = progress.begin(name);
  const { passed, failed, output, files } = await run();
  end(failed === 0, passed + failed > 1 ? `${passed} passed, ${failed} failed` : undefined);
  if (failed > 0) progress.print(output.trimEnd());
  const notes = [
    usesFfmpeg && !hasFfmpeg() && WITHOUT_FFMPEG,
    usesFirefox && !findFirefox() && WITHOUT_FIREFOX,
    usesNginx && !findNginx() && WITHOUT_NGINX,
  ];
  return { name, passed, failed, files, note: notes.filter(Boolean).join('\n') || undefined };
}

function withoutChromium(name) {
  const insisted = process.env.REQUIRE_CHROMIUM === '1';
  const note = `${name} did not run: no Chromium was found. Install Chromium or Chrome, or set CHROMIUM_PATH.`;
  if (insisted) progress.print(`✗ ${note}`);
  return { name, passed: 0, failed: insisted ? 1 : 0, note };
}

/** Runs a script of package.json. It counts as one test. */
async function npmScript(script, { options = [], environment = {} } = {}) {
  const { code, output } = await capture(npmCommand(['run', '--silent', script, ...options]), {
    ...color,
    ...environment,
  });
  return outcome(code === 0, output);
}

async function build() {
  try {
    await ensureBuilt();
    return outcome(true, '');
  } catch (error) {
    if (error instanceof ScriptError) return outcome(false, error.message);
    throw error;
  }
}

function outcome(success, output) {
  return { passed: success ? 1 : 0, failed: success ? 0 : 1, output };
}

/** Runs Vitest projects. Each of their tests counts. */
async function vitest(...projects) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-test-'));
  const reportFile = join(folder, 'report.json');
  try {
    const { code, output } = await capture(
      packageCommand('vitest', [
        'run',
        ...projects.map((project) => `--project=${project}`),
        ...leftOut.map((file) => `--exclude=${file}`),
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ]),
      {
        ...color,
        NODE_ENV: 'test',
        TEST_SEED: String(testSeed()),
        ...(isFull && { EXHAUSTIVE: '1' }),
      },
    );
    const report = readReport(reportFile);
    return { ...countVitest(code, report), output, files: report?.testResults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function endToEnd() {
  // The browser needs the build. This does nothing if it is up to date.
  const built = await build();
  return built.failed > 0 ? built : vitest('e2e');
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function summarize(results) {
  const total = (count) => results.reduce((sum, result) => sum + result[count], 0);
  const failures = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const files = results.flatMap((result) => result.files ?? []);
  progress.print('');
  if (files.length > 0) progress.print(['The slowest files:', ...slowestFiles(files, SLOWEST)].join('\n'));
  const samples = sampled(files);
  if (samples.length > 0) progress.print(`Samples of TEST_SEED=${testSeed()}: ${samples.join(', ')}.`);
  for (const { note } of results) if (note) progress.print(note);
  // It runs only on request, so it does not keep the tests from being recorded as passed.
  if (results.some(({ name }) => name === 'unit') && process.env.REQUIRE_CLUSTER !== '1')
    progress.print(WITHOUT_CLUSTER);
  if (leftOut.length > 0)
    progress.print(
      `Left out: ${leftOut.length} slow test files that no change affects. npm run test:full runs them.`,
    );
  if (failures.length > 0) progress.print(`Failed: ${failures.join(', ')}`);
  // The slow tests that are left out passed at the commit recorded before, and nothing that they cover has changed since.
  const isEverything = only === undefined && shard === undefined && results.every(({ note }) => !note);
  if (isEverything && failures.length === 0 && recordPassed())
    progress.print('Commit .ci/passed, which records that all tests passed.');
  progress.print(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
