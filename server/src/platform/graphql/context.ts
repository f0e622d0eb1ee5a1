import type { Request, Response } from 'express';
import type { Actor } from '#server/platform/common/actor.ts';
import { Batched } from '#server/platform/common/batched.ts';

/** Loads values for many keys at once, in the order of the keys. */
type Batch<Key, Value> = (keys: readonly Key[]) => Promise<(Value | Error)[]>;

/** The context of a resolver: its request, its caller and its batches. */
export class GraphqlContext {
  private readonly batches = new Map<unknown, unknown>();

  constructor(
    /** The caller. A mutation that logs in or out changes it for the fields after it. */
    public actor: Actor,
    readonly request: Request,
    readonly response: Response,
  ) {}

  /**
   * Loads one value. Concurrent calls with the same batch function become one call of it. Values are not cached,
   * because the next mutation of the same request may change them.
   */
  readonly load = <Key, Value>(batch: Batch<Key, Value>, key: Key): Promise<Value> => {
    // The map has a function's own batches under it.
    let batched = this.batches.get(batch) as Batched<Key, Value> | undefined;
    if (!batched) this.batches.set(batch, (batched = new Batched<Key, Value>(batch)));
    return batched.load(key);
  };
}
