import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './project.mjs';
import { isOlder, MAX_AGE_DAYS, runtime, runtimeFault } from './runtime.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Returns the date of the commit under test; null in an unpacked archive. */
function commitDay() {
  const options = { cwd: root, encoding: 'utf8' };
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], options);
  return status === 0 ? new Date(stdout.trim()) : null;
}

const daysAfter = (date, days) => new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000);

describe('the runtime', () => {
  it('is the recorded version everywhere', () => {
    expect(JSON.parse(read('package.json')).dependencies.node).toBe(runtime.version);
    expect(process.versions.node).toBe(runtime.version);
    expect(read('Dockerfile')).toContain(`FROM node:${runtime.version}-`);
  });

  it('has the fixes of the newest security release', () => {
    expect(isOlder(runtime.version, runtime.secureSince)).toBe(false);
    // Checked for a fixed day, so that the result of a commit never changes.
    expect(runtimeFault(runtime, new Date(runtime.releasedOn))).toBeNull();
  });

  it.skipIf(commitDay() === null)('was current at the date of the commit under test', () => {
    expect(runtimeFault(runtime, commitDay())).toBeNull();
  });

  it.each([
    ['24.9.0', '24.18.1', true],
    ['24.18.0', '24.18.1', true],
    ['24.18.1', '24.18.1', false],
    ['24.21.0', '24.18.1', false],
    ['26.0.0', '24.18.1', false],
  ])('%s is older than %s: %s', (version, than, answer) => {
    expect(isOlder(version, than)).toBe(answer);
  });
});

describe('a runtime is refused', () => {
  const known = {
    version: '24.21.0',
    releasedOn: '2026-01-01',
    secureSince: '24.21.0',
    newestOn: '2026-01-01',
  };

  it('if there is a newer security release', () => {
    const fault = runtimeFault({ ...known, secureSince: '24.21.1' }, new Date(known.releasedOn));
    expect(fault).toContain('24.21.1');
  });

  it('after 90 days, unless it is known to be the newest', () => {
    expect(runtimeFault(known, daysAfter(known.releasedOn, MAX_AGE_DAYS))).toBeNull();
    expect(runtimeFault(known, daysAfter(known.releasedOn, MAX_AGE_DAYS + 1))).toContain('91 days');
    const confirmed = { ...known, newestOn: '2026-02-01' };
    expect(runtimeFault(confirmed, daysAfter(known.releasedOn, MAX_AGE_DAYS + 1))).toBeNull();
    expect(runtimeFault(confirmed, daysAfter(confirmed.newestOn, MAX_AGE_DAYS + 1))).toContain('2026-02-01');
  });
});
