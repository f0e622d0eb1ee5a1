/**
 * An async queue of distinct values: a value that is pushed again before it was read is kept once, so that the queue
 * cannot grow beyond the number of distinct values. Not an async generator, since one that waits cannot be ended from
 * outside.
 */
export class CoalescingQueue<Value extends string> implements AsyncIterableIterator<Value, undefined> {
  private readonly waiting = new Set<Value>();
  private readers: ((result: IteratorResult<Value, undefined>) => void)[] = [];
  private isEnded = false;

  /** @param onEnd called once, when it is ended from either side. */
  constructor(private readonly onEnd: () => void) {}

  push(value: Value): void {
    const reader = this.readers.shift();
    if (reader) reader({ done: false, value });
    else if (!this.isEnded) this.waiting.add(value);
  }

  /** Nothing comes any more; what waits is dropped. */
  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.waiting.clear();
    for (const reader of this.readers.splice(0)) reader({ done: true, value: undefined });
    this.onEnd();
  }

  next(): Promise<IteratorResult<Value, undefined>> {
    if (this.isEnded) return Promise.resolve({ done: true, value: undefined });
    const [first] = this.waiting;
    if (first === undefined) return new Promise((resolve) => this.readers.push(resolve));
    this.waiting.delete(first);
    return Promise.resolve({ done: false, value: first });
  }

  return(): Promise<IteratorResult<Value, undefined>> {
    this.end();
    return this.next();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
