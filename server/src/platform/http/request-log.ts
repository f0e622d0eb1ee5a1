import type { Level } from 'pino';
import type { RequestHandler } from 'express';
import { inRequest, type CurrentRequest } from '#server/platform/common/current-request.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { requestIdOf } from '#server/platform/common/request-id.ts';

/** The API, exports, webhooks and uploads. */
const CALLS = /^\/(?:graphql|api|exports|webhooks|uploads)(?:\/|$)/;
/** Files and what belongs to a page or a monitor. Videos are many requests each, and signed links are in their paths. */
const FILES = /^\/(?:media|captions|sandbox|livez|readyz|metrics|schema\.graphql)(?:\/|$)|\.\w+$/;

/**
 * Logs one line per request, with an id that the response carries as well: method, path, GraphQL operation, status,
 * error code and duration, with the caller's account. Calls and pages have the level info, files debug. Headers hold
 * secrets and the query may hold tokens: neither belongs in a log. Answers from the cache of visitors' answers have no line.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request.headers);
    response.setHeader('X-Request-Id', id);
    // Without a listener, a write after the end of the response would end the process.
    response.on('error', (err) => logger.info({ req: { id }, err }, 'request errored'));
    const { method, originalUrl: url } = request;
    const current: CurrentRequest = { id, address: request.ip ?? '', logged: new Set() };
    const [whole = ''] = url.split('?', 1);
    const isFile = !CALLS.test(whole) && FILES.test(whole);
    const path = isFile ? firstSegmentOf(whole) : whole;
    const begunAt = Date.now();
    response.once('close', () => {
      const { statusCode, writableFinished } = response;
      const level: Level = isFile && statusCode < 500 ? 'debug' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      const { userId, operation, code } = current;
      const responseTime = Date.now() - begunAt;
      const text = [method, path, operation, statusCode, code, `${responseTime} ms`]
        .filter(Boolean)
        .join(' ');
      logger[level](
        {
          req: { id, method, path },
          res: { statusCode },
          responseTime,
          operation,
          userId,
          code,
          ...(statusCode < 500 ? {} : { err: new Error(`failed with status code ${statusCode}`) }),
        },
        writableFinished ? text : `${text}, aborted`,
      );
    });
    inRequest(current, next);
  };
}

const firstSegmentOf = (path: string): string => `/${path.split('/', 2)[1] ?? ''}`;
