import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Seconds: from what nobody notices to what everybody gives up on. */
export const DURATION_BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

/**
 * What this process can tell about itself in figures. Whoever has one to tell registers it here, read when it is asked for:
 * `new Gauge({ name, help, registers: [metrics], collect() { this.set(...) } })`.
 * @param isRead whether anybody asks: what costs something all the time is measured then alone
 */
export function createMetrics({ isRead }: { isRead: boolean }): Registry {
  const metrics = new Registry();
  if (isRead) collectDefaultMetrics({ register: metrics });
  return metrics;
}

/** Tells of pools of connections to the database, by name. */
export function measurePools(metrics: Registry, pools: Readonly<Record<string, pg.Pool>>): void {
  new Gauge({
    name: 'lectern_database_connections',
    help: 'Open connections to the database, by pool and state (in_use, idle)',
    labelNames: ['pool', 'state'],
    registers: [metrics],
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'in_use' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'lectern_database_waiting',
    help: 'What waits for a connection to the database, by pool',
    labelNames: ['pool'],
    registers: [metrics],
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount);
    },
  });
}
