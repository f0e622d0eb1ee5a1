import type { RequestHandler } from 'express';

/** Request headers of our APIs that a browser asks for before it sends them to another origin. */
const REQUEST_HEADERS = [
  'Accept-Language',
  'Apollo-Require-Preflight',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'Tus-Resumable',
  'Upload-Checksum',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-HTTP-Method-Override',
  'X-Request-Id',
  'X-Requested-With',
].join(', ');

/** Response headers that scripts of other origins may read. */
const RESPONSE_HEADERS = [
  'ETag',
  'Idempotency-Key-Ignored',
  'Idempotency-Replayed',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Tus-Checksum-Algorithm',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Offset',
  'WWW-Authenticate',
  'X-Request-Id',
].join(', ');

/**
 * Lets pages of all origins call an API anonymously or with a token (CORS). Cookies never count: without
 * `Access-Control-Allow-Credentials`, browsers refuse a preflight and hide an answer of a request with cookies.
 */
export const openToAllOrigins: RequestHandler = (request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', RESPONSE_HEADERS);
  const isPreflight =
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
  if (!isPreflight) return next();
  response
    .set({
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE',
      'Access-Control-Allow-Headers': REQUEST_HEADERS,
      'Access-Control-Max-Age': '86400',
    })
    .status(204)
    .end();
};
