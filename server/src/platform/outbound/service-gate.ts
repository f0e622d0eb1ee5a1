import {
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  type BulkheadPolicy,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import type { Logger } from '#server/platform/common/logger.ts';
import { isRequest } from '#server/platform/db/orm.ts';

/** How many calls are under way at once, and how many more wait for their turn. */
interface Lane {
  atOnce: number;
  waiting: number;
}

/** Jobs have places of their own, so that no number of them keeps a person waiting. */
const LANES = {
  people: { atOnce: 24, waiting: 200 },
  jobs: { atOnce: 12, waiting: 200 },
} satisfies Record<string, Lane>;

/** So many failures without an answer in between mean that the service is away, and not that one call was unlucky. */
const FAILURES_TO_OPEN = 10;
const FIRST_PROBE_MS = 500;
const STRAGGLERS_MS = 3_000;
const LONGEST_PROBE_PAUSE_MS = 2_000;

/** What a call came to. A refusal is an answer: the service is there. */
interface Outcome {
  isFailure: boolean;
}

interface Options {
  /** Whom the gate is before, in the log. */
  service: string;
  /** Asks the service for next to nothing. Rejects when it does not answer, or answers that it is broken. */
  probe: () => Promise<unknown>;
  logger: Logger;
}

/** How a gate stands: CLOSED as an electric circuit is, with everything let through; OPEN when the service is away. */
export interface GateStatus {
  state: 'CLOSED' | 'OPEN' | 'HALF_OPEN';
  /** Since when it has not been closed; null while it is. */
  since: Date | null;
  /** Calls under way. */
  running: number;
  /** Calls that wait for a place. */
  waiting: number;
}

/** A call that was not made: too many are under way, or the service is away. */
export class GateRefusal extends Error {}

/**
 * The gate of one process before a service of the outside world: a number of calls at once, a bounded queue behind, and a
 * circuit breaker that refuses at once while the service is away. Only the gate's own probe tests whether it is back, so
 * that nobody waits for the test, and it closes while nobody asks for anything, too.
 */
export class ServiceGate {
  private readonly breaker: CircuitBreakerPolicy;
  private readonly lanes: Record<keyof typeof LANES, BulkheadPolicy>;
  private readonly listeners: (() => void)[] = [];
  private openSince: Date | null = null;
  private probing: NodeJS.Timeout | undefined;
  private echo: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {
    this.breaker = circuitBreaker(
      // Results are those of calls and of the probe, which has none.
      handleAll.orWhenResult((result) => (result as Outcome | undefined)?.isFailure === true),
      { breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN), halfOpenAfter: 0 },
    );
    this.lanes = {
      people: bulkhead(LANES.people.atOnce, LANES.people.waiting),
      jobs: bulkhead(LANES.jobs.atOnce, LANES.jobs.waiting),
    };
    this.breaker.onBreak(() => this.opened());
    this.breaker.onReset(() => this.closed());
  }

  /** Makes a call when there is a place for it. Throws GateRefusal, and what the call throws. */
  async pass<Result extends Outcome>(call: () => Promise<Result>): Promise<Result> {
    this.requireClosed();
    const lane = this.lanes[isRequest() ? 'people' : 'jobs'];
    try {
      return await lane.execute(() => {
        // It may have opened meanwhile.
        this.requireClosed();
        return this.breaker.execute(call);
      });
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new GateRefusal(`Too much is asked of ${this.options.service} at once`, { cause: error });
    }
  }

  status(): GateStatus {
    const lanes = Object.entries(LANES) as [keyof typeof LANES, Lane][];
    const sum = (count: (lane: Lane, policy: BulkheadPolicy) => number) =>
      lanes.reduce((total, [name, lane]) => total + count(lane, this.lanes[name]), 0);
    return {
      state: STATES[this.breaker.state],
      since: this.openSince,
      running: sum(({ atOnce }, { executionSlots }) => atOnce - executionSlots),
      waiting: sum(({ waiting }, { queueSlots }) => waiting - queueSlots),
    };
  }

  /** Calls a listener whenever the service is back, and soon after once more: what was begun before fails until then. */
  onRecovery(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Stops looking whether the service is back. */
  close(): void {
    clearTimeout(this.probing);
    clearTimeout(this.echo);
  }

  private requireClosed(): void {
    if (this.breaker.state === CircuitState.Closed) return;
    throw new GateRefusal(`${this.options.service} does not answer at the moment`);
  }

  /** Told again by every probe that fails. */
  private opened(): void {
    if (this.openSince) return;
    this.openSince = new Date();
    const { logger, service } = this.options;
    logger.error({ event: 'outbound.opened', service }, 'a service does not answer: nothing is asked of it');
    this.probeIn(FIRST_PROBE_MS);
  }

  private closed(): void {
    const { logger, service } = this.options;
    logger.info({ event: 'outbound.closed', service, openSince: this.openSince }, 'a service answers again');
    this.openSince = null;
    this.notify();
    clearTimeout(this.echo);
    this.echo = setTimeout(() => this.notify(), STRAGGLERS_MS).unref();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  private probeIn(wait: number): void {
    // A call from before that fails at last may have opened it again although the service is back.
    const goOn = (): void => {
      if (this.openSince) this.probeIn(Math.min(wait * 2, LONGEST_PROBE_PAUSE_MS));
    };
    this.probing = setTimeout(() => {
      this.breaker.execute(this.options.probe).then(goOn, goOn);
    }, wait).unref();
  }
}

const STATES = {
  [CircuitState.Closed]: 'CLOSED',
  [CircuitState.Open]: 'OPEN',
  [CircuitState.HalfOpen]: 'HALF_OPEN',
  // Nobody holds it open by hand.
  [CircuitState.Isolated]: 'OPEN',
} as const satisfies Record<CircuitState, GateStatus['state']>;
