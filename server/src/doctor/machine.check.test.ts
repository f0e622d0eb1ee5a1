import { expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { VERSION } from '#server/platform/common/version.ts';
import { MAX_AGE_DAYS, runtime } from '../../../scripts/lib/runtime.mjs';
import { goodMachine } from './good-machine.test-helper.ts';
import { checkMachine, type Machine } from './machine.check.ts';

/** Checks a machine that differs from a good one. */
const check = (on: Partial<Machine>) =>
  checkMachine({ ...loadConfig(), videoEngine: 'auto' }, { ...goodMachine, ...on });

it('has no problem with a good machine', async () => {
  expect((await check({})).filter(({ state }) => state !== 'WELL')).toEqual([]);
});

it('tells the version of Lectern', async () => {
  expect((await check({})).map(({ text }) => text)).toContain(`This is Lectern ${VERSION}.`);
});

it('reports an outdated Node.js', async () => {
  const now = () => new Date(Date.parse(runtime.newestOn) + (MAX_AGE_DAYS + 1) * DAY_MS);
  expect((await check({ now })).map(({ text }) => text)).toContain(
    `Node.js ${runtime.version} of ${runtime.releasedOn} is out of date.`,
  );
});

it('reports what ffmpeg lacks', async () => {
  const findings = await check({ abilitiesOf: () => Promise.resolve({ zscale: false, bwdif: false }) });
  expect(findings.filter(({ state }) => state === 'ATTENTION').map(({ text }) => text)).toEqual([
    '/usr/bin/ffmpeg lacks the filters zscale and tonemap. HDR videos look pale.',
    '/usr/bin/ffmpeg lacks the filter bwdif. Interlaced videos show combs.',
  ]);
});

it('reports a machine without ffmpeg and with too little memory and disk space', async () => {
  const findings = await check({
    findFfmpeg: () => Promise.resolve(null),
    memoryBytes: () => 5e8,
    freeBytes: () => Promise.resolve(1e9),
  });
  const texts = findings.filter(({ state }) => state === 'ATTENTION').map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringContaining('No ffmpeg'),
    'The machine has 0.5 GB of memory.',
    expect.stringContaining('has 1.0 GB left'),
    expect.stringContaining('has 1.0 GB left'),
  ]);
});
