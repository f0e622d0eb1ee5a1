import type { RequestHandler } from 'express';
import { inRequest } from '#server/platform/common/current-request.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { requestIdOf } from '#server/platform/common/request-id.ts';

/** Requests of files are not logged. */
const WORTH_A_LINE = /^\/(graphql|api|webhooks)/;

/**
 * Logs one line per request, with an id that the response carries as well. Headers hold secrets and the query may hold
 * tokens: neither belongs in a log.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request.headers);
    response.setHeader('X-Request-Id', id);
    // Without a listener, a write after the end of the response would end the process.
    response.on('error', (err) => logger.info({ req: { id }, err }, 'request errored'));
    const { method, originalUrl: url } = request;
    const work = () => inRequest(id, request.ip ?? '', next);
    if (!WORTH_A_LINE.test(url)) return work();
    const begunAt = Date.now();
    response.once('close', () => {
      const [path] = url.split('?', 1);
      const { statusCode, writableFinished } = response;
      const line = { req: { id, method, path }, res: { statusCode }, responseTime: Date.now() - begunAt };
      if (statusCode < 500) logger.info(line, `request ${writableFinished ? 'completed' : 'aborted'}`);
      else
        logger.info({ ...line, err: new Error(`failed with status code ${statusCode}`) }, 'request errored');
    });
    work();
  };
}
