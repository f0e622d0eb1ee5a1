import type { IncomingMessage, ServerResponse } from 'node:http';
import { S3Error } from './s3-error.ts';

/**
 * The permissions of other origins, in the format of S3's `PutBucketCors`. Origins are compared in full, without
 * wildcards.
 */
export interface CorsRule {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders: string[];
  ExposeHeaders: string[];
}

/** Adds the CORS headers to a response if a rule allows the origin. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, rules: CorsRule[]): void {
  const { origin } = request.headers;
  const rule = rules.find((each) => allows(each, origin, request.method));
  if (!rule || origin === undefined) return;
  response
    .setHeader('Access-Control-Allow-Origin', origin)
    .setHeader('Access-Control-Expose-Headers', rule.ExposeHeaders.join(', '))
    .setHeader('Vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
}

/** Answers a browser's preflight request. @throws S3Error AccessForbidden */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, rules: CorsRule[]): void {
  const { origin } = request.headers;
  const method = request.headers['access-control-request-method'];
  const headers = (request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = rules.find((each) => allows(each, origin, method) && hasHeaders(each, headers));
  if (!rule || origin === undefined) {
    throw new S3Error('AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  }
  response
    .setHeader('Access-Control-Allow-Origin', origin)
    .setHeader('Access-Control-Allow-Methods', rule.AllowedMethods.join(', '))
    .setHeader('Access-Control-Allow-Headers', headers.join(', '))
    .end();
}

function allows(rule: CorsRule, origin: string | undefined, method: string | undefined): boolean {
  return (
    origin !== undefined &&
    method !== undefined &&
    rule.AllowedOrigins.includes(origin) &&
    rule.AllowedMethods.includes(method)
  );
}

function hasHeaders({ AllowedHeaders }: CorsRule, headers: string[]): boolean {
  const allowed = AllowedHeaders.map((name) => name.toLowerCase());
  return headers.every((name) => allowed.includes(name));
}
