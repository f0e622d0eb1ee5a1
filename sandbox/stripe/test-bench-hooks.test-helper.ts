import { beforeEach } from 'vitest';
import { removeFile, startTestBench, type TestBench } from './test-bench.test-helper.ts';

/**
 * Starts a bench of its own for each test of a file, and removes it afterwards.
 * @param take is given the bench before the test
 */
export function startBenchForEachTest(take: (bench: TestBench) => void): void {
  beforeEach(async () => {
    const bench = await startTestBench();
    take(bench);
    return async () => {
      await bench.close();
      await removeFile(bench.file);
    };
  });
}
