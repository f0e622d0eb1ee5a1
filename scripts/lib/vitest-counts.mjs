/**
 * Counts the tests of a Vitest run. Each file that cannot be loaded counts as a failure. An exit code that no failure explains
 * (unhandled errors, no tests, a crash) also counts as one.
 *
 * @param {number} code Vitest's exit code.
 * @param {{ numPassedTests: number; numFailedTests: number; testResults: { status: string; assertionResults: { status:
 *   string }[] }[] } | null} report Its JSON report; null if there is none.
 * @returns {{ passed: number; failed: number }}
 */
export function countVitest(code, report) {
  const passed = report?.numPassedTests ?? 0;
  const failedFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = (report?.numFailedTests ?? 0) + failedFiles.length;
  const isExplained = failed > 0 || (code === 0 && passed > 0);
  return { passed, failed: isExplained ? failed : 1 };
}
