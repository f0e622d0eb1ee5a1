import type { RequestHandler } from 'express';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { parseForeignJson } from './foreign-json.ts';
import { bodyOf } from './request-bodies.ts';

const JSON_BYTES = 100 * 1024;
const utf8 = new TextDecoder();

/**
 * Reads a JSON body into `request.body`, which stays undefined for other bodies. Unlike Express's own parser, it does
 * not read an oversized body to its end. Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for an encoding,
 * BAD_USER_INPUT for a value that is not an object or a list, and for nesting that is too deep.
 */
export const jsonBody: RequestHandler = async (request, _response, next) => {
  // Apollo Server requires the property to be set.
  request.body ??= undefined;
  if (!request.is('application/json')) return next();
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]+)/i.exec(type) ?? [];
  if (encoding !== 'identity' || !/^utf-?8$/i.test(charset)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.badRequest);
  }
  const text = utf8.decode(await bodyOf(request).read(JSON_BYTES));
  request.body = text === '' ? {} : parse(text);
  next();
};

function parse(text: string): unknown {
  const value = parseForeignJson(text);
  if (typeof value !== 'object' || value === null) throw new AppError('BAD_USER_INPUT', messages.badRequest);
  return value;
}
