import type { Request, RequestHandler } from 'express';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { parseForeignJson } from './foreign-json.ts';
import { bodyOf } from './request-bodies.ts';

/** Maximum size of a JSON body in bytes. */
export const JSON_BYTES = 100 * 1024;
/** The same for admins, who send the texts of lectures. */
export const ADMIN_JSON_BYTES = 1024 * 1024;
const utf8 = new TextDecoder();

/**
 * Reads a JSON body into `request.body`, which stays undefined for other bodies. Unlike Express's own parser, it does
 * not read an oversized body to its end. Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for an encoding,
 * BAD_USER_INPUT for a value that is not an object or a list, and for nesting that is too deep.
 *
 * @param limitOf the maximum size of a request's body in bytes
 */
export const jsonBodyWithin =
  (limitOf: (request: Request) => number): RequestHandler =>
  async (request, _response, next) => {
    // Apollo Server requires the property to be set.
    request.body ??= undefined;
    if (!request.is('application/json')) return next();
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
    const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]+)/i.exec(type) ?? [];
    if (encoding !== 'identity' || !/^utf-?8$/i.test(charset)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.badRequest);
    }
    const text = utf8.decode(await bodyOf(request).read(limitOf(request)));
    request.body = text === '' ? {} : parse(text);
    next();
  };

/** Reads a JSON body of at most `JSON_BYTES`, as `jsonBodyWithin` does. */
export const jsonBody: RequestHandler = jsonBodyWithin(() => JSON_BYTES);

function parse(text: string): unknown {
  const value = parseForeignJson(text);
  if (typeof value !== 'object' || value === null) throw new AppError('BAD_USER_INPUT', messages.badRequest);
  return value;
}
