/**
 * Resolves with the result of `work`, or with `instead` after this many milliseconds. The work then continues. Rejects
 * if `work` rejects in time.
 */
export function orAfter<Value, Instead>(
  milliseconds: number,
  work: Promise<Value>,
  instead: Instead,
): Promise<Value | Instead> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(instead), milliseconds);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
