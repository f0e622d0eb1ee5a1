import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** In seconds: from not noticeable to longer than users wait. */
export const DURATION_BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

/** Gauges with the ending of counters, which Prometheus' linter reports. Others have the same figures by type. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/**
 * Creates the registry of this process's metrics. Features register their own, computed on each scrape: `new Gauge({
 * name, help, registers: [metrics], collect() { this.set(...) } })`.
 * @param isRead whether the metrics are scraped. The default metrics cost something all the time and are collected only
 * then.
 */
export function createMetrics({ isRead }: { isRead: boolean }): Registry {
  const metrics = new Registry();
  if (isRead) {
    collectDefaultMetrics({ register: metrics });
    for (const name of MISNAMED) metrics.removeSingleMetric(name);
  }
  return metrics;
}

/** Registers gauges for database connection pools, by name. */
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
    help: 'Requests for a database connection that are waiting, by pool',
    labelNames: ['pool'],
    registers: [metrics],
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount);
    },
  });
}
