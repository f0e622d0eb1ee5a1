import type { RequestListener } from 'node:http';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { DURATION_BUCKETS } from './metrics.ts';

/** What an answer came to: the class of its status, so that there are few. */
function outcomeOf(status: number, isAnswered: boolean): string {
  return isAnswered ? `${Math.floor(status / 100)}xx` : 'aborted';
}

/**
 * Measures how long requests take, from their head to the last byte of the answer, whoever answers them, and how many are under
 * way: uploads and subscriptions last.
 * @param routeOf names the kind of a path, one of a few
 */
export function measureRequests(
  metrics: Registry,
  routeOf: (path: string) => string,
  listener: RequestListener,
): RequestListener {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by kind of route and class of status',
    labelNames: ['route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [metrics],
  });
  const underWay = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests that have begun and not ended, by kind of route',
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
