import type { IncomingHttpHeaders } from 'node:http';
import { newId } from './identifier.ts';

/** The ids of proxies, tracers and programs. Nothing in them can end a header or a line of the log. */
const ID = /^[\w.~+/=:@-]{1,128}$/;

/** Returns the id of a request: that of its sender in `X-Request-Id`, or a new one. */
export function requestIdOf({ 'x-request-id': sent }: IncomingHttpHeaders): string {
  return typeof sent === 'string' && ID.test(sent) ? sent : newId();
}
