/**
 * Counts a run of Vitest. What fails outside of a test counts too: a file that cannot be loaded as one failure each, and
 * an exit code that no failure explains (unhandled errors, no tests at all, a crash) as one.
 *
 * @param {number} code Vitest's exit code.
 * @param {{ numPassedTests: number; numFailedTests: number; testResults: { status: string; assertionResults: { status:
 *   string }[] }[] } | null} report Its JSON report, null when it wrote none.
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
