import type { RequestListener } from 'node:http';
import { Histogram, type Registry } from 'prom-client';

/** Seconds: from what nobody notices to what everybody gives up on. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

/** What an answer came to: the class of its status, so that there are few. */
function outcomeOf(status: number, isAnswered: boolean): string {
  return isAnswered ? `${Math.floor(status / 100)}xx` : 'aborted';
}

/**
 * Measures how long requests take, from their head to the last byte of the answer, whoever answers them.
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
    buckets: BUCKETS,
    registers: [metrics],
  });
  return (request, response) => {
    const begun = performance.now();
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    response.once('close', () => {
      const labels = {
        route: routeOf(path),
        status: outcomeOf(response.statusCode, response.writableFinished),
      };
      durations.observe(labels, (performance.now() - begun) / 1000);
    });
    listener(request, response);
  };
}
