import { findRoute, type ApiRoute } from '#sandbox/stripe/api-route.ts';
import type { SandboxDatabase } from '#sandbox/stripe/database.ts';
import type { Fault } from './control.ts';

/** A stored rule, with the number of calls that it will still let pass and fail. */
export interface PendingFault extends Fault {
  id: number;
  skip: number;
}

/**
 * Stripe stores the response only if the work has begun, and not if the call was refused before or because of another
 * call.
 */
const NEVER_KEPT: readonly number[] = [401, 409, 429];

/** Throws if this cannot happen at Stripe. */
function checkMoment({ when, effect }: Fault): void {
  if (when !== 'during') return;
  if (typeof effect !== 'object' || !('status' in effect)) {
    throw new Error('During the work a call can only fail with a status');
  }
  if (NEVER_KEPT.includes(effect.status)) {
    throw new Error(`Stripe answers ${effect.status} before the work begins, and keeps no such answer`);
  }
}

/** The fault rules. Each matching call is counted in the file, so that processes and restarts share the rules. */
export class Faults {
  #clearing = Promise.withResolvers<void>();

  constructor(
    private readonly database: SandboxDatabase,
    private readonly routes: readonly ApiRoute[],
  ) {}

  /** Throws if the sandbox has no such endpoint, because the rule would never apply, and for impossible rules. */
  add(fault: Fault): void {
    const { method, path, when, effect, times, skip = 0 } = fault;
    checkMoment(fault);
    if (!findRoute(this.routes, method, path))
      throw new Error(`The sandbox has no endpoint ${method} ${path}`);
    this.database
      .statement('INSERT INTO faults (method, path, rule, to_skip, to_strike) VALUES (?, ?, ?, ?, ?)')
      .run(method, path, JSON.stringify({ when, effect }), skip, times);
  }

  clear(): void {
    this.database.statement('DELETE FROM faults').run();
    this.#clearing.resolve();
    this.#clearing = Promise.withResolvers();
  }

  /** Resolves when this process clears the faults. Hanging and delayed calls wait for it. */
  get cleared(): Promise<void> {
    return this.#clearing.promise;
  }

  /** The rules that still apply, oldest first. */
  pending(): PendingFault[] {
    return this.database.statement('SELECT * FROM faults ORDER BY sequence').all().map(readFault);
  }

  /**
   * The fault for this call, if any. The oldest matching rule applies; rules before it that let the call pass count it.
   * @param endpoint the route's path, with `:id`
   */
  strike(method: string, endpoint: string, path: string): Fault | undefined {
    const matching = this.database.statement(
      'SELECT * FROM faults WHERE method = ? AND path IN (?, ?) ORDER BY sequence',
    );
    // Most calls match no rule and need no write lock.
    if (!matching.get(method, endpoint, path)) return undefined;
    return this.database.transact(() => {
      for (const fault of matching.all(method, endpoint, path).map(readFault)) {
        if (fault.skip === 0) {
          this.#count(fault, 'to_strike');
          return fault;
        }
        this.#count(fault, 'to_skip');
      }
      return undefined;
    });
  }

  #count({ id }: PendingFault, column: 'to_skip' | 'to_strike'): void {
    this.database.statement(`UPDATE faults SET ${column} = ${column} - 1 WHERE sequence = ?`).run(id);
    this.database.statement('DELETE FROM faults WHERE to_strike = 0').run();
  }
}

type Row = Record<string, unknown>;

function readFault(row: Row): PendingFault {
  // Only Faults.add writes it.
  const { when, effect } = JSON.parse(String(row.rule)) as Pick<Fault, 'when' | 'effect'>;
  return {
    id: Number(row.sequence),
    // Only Faults.add writes it.
    method: String(row.method) as Fault['method'],
    path: String(row.path),
    when,
    effect,
    skip: Number(row.to_skip),
    times: Number(row.to_strike),
  };
}
