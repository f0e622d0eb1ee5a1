import { describe, expect, it } from 'vitest';
import { countVitest } from './vitest-counts.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });
const report = (numPassedTests, numFailedTests, ...testResults) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

describe('countVitest', () => {
  it('counts tests', () => {
    const run = report(2, 1, file('passed', 'passed'), file('failed', 'passed', 'failed'));
    expect(countVitest(1, run)).toEqual({ passed: 2, failed: 1 });
  });

  it('counts a file that cannot be loaded as a failure', () => {
    expect(countVitest(1, report(1, 0, file('passed', 'passed'), file('failed')))).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('counts errors outside of tests as a failure', () => {
    expect(countVitest(1, report(1, 0, file('passed', 'passed')))).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a run without tests as a failure', () => {
    expect(countVitest(0, report(0, 0))).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a run without a report as a failure', () => {
    expect(countVitest(139, null)).toEqual({ passed: 0, failed: 1 });
  });
});
