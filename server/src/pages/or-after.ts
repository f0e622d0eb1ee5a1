/** What comes of work, or `instead` when it takes longer than so many ms; it goes on then. Rejects as the work does. */
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
