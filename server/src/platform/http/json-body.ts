import type { RequestHandler } from 'express';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { bodyOf } from './request-bodies.ts';

const JSON_BYTES = 100 * 1024;
const utf8 = new TextDecoder();

/**
 * Reads a body of JSON into `request.body`, which stays undefined for any other. Unlike Express' own it does not read what is
 * too large to its end. Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for an encoding, BAD_USER_INPUT for what is no
 * object or list.
 */
export const jsonBody: RequestHandler = async (request, _response, next) => {
  // Apollo Server asks for somebody who has set it.
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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('BAD_USER_INPUT', messages.badRequest, { cause });
  }
  if (typeof value !== 'object' || value === null) throw new AppError('BAD_USER_INPUT', messages.badRequest);
  return value;
}
