import DataLoader from 'dataloader';
import type { Request, Response } from 'express';
import type { Actor } from '#server/platform/common/actor.ts';

/** Loads values for many keys at once, in the order of the keys. */
export type Batch<Key, Value> = (keys: readonly Key[]) => Promise<(Value | Error)[]>;

/** The context of a resolver: its request, its caller and its loaders. */
export class GraphqlContext {
  private readonly loaders = new Map<unknown, unknown>();

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
    let loader = this.loaders.get(batch) as DataLoader<Key, Value> | undefined;
    if (!loader) {
      loader = new DataLoader<Key, Value>((keys) => batch(keys), { cache: false });
      this.loaders.set(batch, loader);
    }
    return loader.load(key);
  };
}
