import type { RequestListener } from 'node:http';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { DURATION_BUCKETS } from './metrics.ts';

/** Returns the status class of a response, to keep the number of labels small, or `aborted`. */
function outcomeOf(status: number, isAnswered: boolean): string {
  return isAnswered ? `${Math.floor(status / 100)}xx` : 'aborted';
}

/**
 * Measures the duration of all requests, from their head to the last byte of the response, and counts those in
 * progress. Uploads and subscriptions take long.
 * @param routeOf maps a path to one of a few kinds of route
 */
export function measureRequests(
  metrics: Registry,
  routeOf: (path: string) => string,
  listener: RequestListener,
): RequestListener {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by kind of route and status class',
    labelNames: ['route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [metrics],
  });
  const underWay = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests in progress, by kind of route',
    labelNames: ['route'],
    registers: [metrics],
  });
  return (request, response) => {
    const begun = performance.now();
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const route = routeOf(path);
    underWay.inc({ route });
    response.once('close', () => {
      underWay.dec({ route });
      const status = outcomeOf(response.statusCode, response.writableFinished);
      durations.observe({ route, status }, (performance.now() - begun) / 1000);
    });
    listener(request, response);
  };
}
