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

/** The maximum numbers of running and of queued calls. */
interface Lane {
  atOnce: number;
  waiting: number;
}

/** Jobs have a lane of their own so that they never delay a request. */
const LANES = {
  people: { atOnce: 24, waiting: 200 },
  jobs: { atOnce: 12, waiting: 200 },
} satisfies Record<string, Lane>;

/** Number of consecutive failures after which the service counts as down. */
const FAILURES_TO_OPEN = 10;
const FIRST_PROBE_MS = 500;
const STRAGGLERS_MS = 3_000;
const LONGEST_PROBE_PAUSE_MS = 2_000;

/** The result of a call. A refusal by the service is not a failure: the service is reachable. */
interface Outcome {
  isFailure: boolean;
}

interface Options {
  /** Name of the service, for the log. */
  service: string;
  /** Sends a minimal request. Rejects if the service does not answer or reports an outage. */
  probe: () => Promise<unknown>;
  logger: Logger;
}

/**
 * The state of a gate, in circuit-breaker terms: CLOSED lets all calls through, OPEN refuses them while the service is
 * down.
 */
export interface GateStatus {
  state: 'CLOSED' | 'OPEN' | 'HALF_OPEN';
  /** Time at which the gate left CLOSED. Null while it is closed. */
  since: Date | null;
  /** Number of running calls. */
  running: number;
  /** Number of queued calls. */
  waiting: number;
}

/** Thrown instead of making a call: the queue is full, or the service is down. */
export class GateRefusal extends Error {}

/**
 * Guards the calls of one process to an external service: a concurrency limit, a bounded queue and a circuit breaker
 * that refuses calls immediately while the service is down. Only the gate's own probe tests for recovery. So no caller
 * waits for the test, and the gate also recovers while there are no calls.
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
      // The result is undefined for a probe.
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

  /** Makes a call when the lane has room. Throws GateRefusal and the errors of the call. */
  async pass<Result extends Outcome>(call: () => Promise<Result>): Promise<Result> {
    this.requireClosed();
    const lane = this.lanes[isRequest() ? 'people' : 'jobs'];
    try {
      return await lane.execute(() => {
        // The gate may have opened while the call was queued.
        this.requireClosed();
        return this.breaker.execute(call);
      });
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new GateRefusal(`Too many calls to ${this.options.service} at once`, { cause: error });
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

  /** Calls a listener when the service recovers, and again after STRAGGLERS_MS: earlier calls can still fail until then. */
  onRecovery(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Stops the probes. */
  close(): void {
    clearTimeout(this.probing);
    clearTimeout(this.echo);
  }

  private requireClosed(): void {
    if (this.breaker.state === CircuitState.Closed) return;
    throw new GateRefusal(`${this.options.service} does not answer at the moment`);
  }

  /** Also called for every failed probe. */
  private opened(): void {
    if (this.openSince) return;
    this.openSince = new Date();
    const { logger, service } = this.options;
    logger.error({ event: 'outbound.opened', service }, 'a service is down: calls to it are refused');
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
    // A late failure of an earlier call may have opened the gate again although the service is back.
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
  // Not used: no code isolates the breaker.
  [CircuitState.Isolated]: 'OPEN',
} as const satisfies Record<CircuitState, GateStatus['state']>;
