/**
 * An async queue of distinct values. A value that is pushed again before it was read is kept once, so the queue cannot
 * exceed the number of distinct values. Not an async generator, because one that waits cannot be ended from outside.
 */
export class CoalescingQueue<Value extends string> implements AsyncIterableIterator<Value, undefined> {
  private readonly waiting = new Set<Value>();
  private readers: ((result: IteratorResult<Value, undefined>) => void)[] = [];
  private isEnded = false;

  /** @param onEnd called once, when either side ends the queue. */
  constructor(private readonly onEnd: () => void) {}

  push(value: Value): void {
    const reader = this.readers.shift();
    if (reader) reader({ done: false, value });
    else if (!this.isEnded) this.waiting.add(value);
  }

  /** Ends the queue and drops the waiting values. */
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
