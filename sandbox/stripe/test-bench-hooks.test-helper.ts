import { beforeEach } from 'vitest';
import { removeFile, startTestBench, type TestBench } from './test-bench.test-helper.ts';

/**
 * Starts a new bench for each test of a file, and removes it afterwards.
 * @param take receives the bench before the test
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
