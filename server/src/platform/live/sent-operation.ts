import type { Request } from 'express';
import { z } from 'zod';
import { messages } from '#shared/messages.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { validate } from '#server/platform/common/validate.ts';
import { parseForeignJson } from '#server/platform/http/foreign-json.ts';

const PARAMETERS = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

/** The parameters of a well-formed GraphQL request. */
export type SentOperation = z.output<typeof PARAMETERS>;

/** Returns the operation of a POST with a JSON body, or of a GET. Throws BAD_USER_INPUT for malformed parameters. */
export function sentOperation({ method, url, body }: Request): SentOperation {
  return validate(PARAMETERS, method === 'GET' ? parametersOf(url) : body);
}

function parametersOf(url: string): unknown {
  const { searchParams } = new URL(url, 'http://localhost');
  const textOf = (name: string): string | undefined => searchParams.get(name) ?? undefined;
  const [variables, extensions] = ['variables', 'extensions'].map((name) => {
    const text = textOf(name);
    return text && parseForeignJson(text);
  });
  return { query: textOf('query'), operationName: textOf('operationName'), variables, extensions };
}

/**
 * Refuses requests that a page of another site can send in the name of a person, by the rule of `/graphql`: they need a
 * preflight request. EventSource sends no headers of its own, so the browser's word that the page is ours is accepted
 * too. A browser never adds a token by itself.
 */
export function refuseForeign(request: Request): void {
  if (request.method === 'POST') {
    if (request.is('application/json')) return;
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.badRequest);
  }
  const { authorization = '', 'apollo-require-preflight': preflight } = request.headers;
  if (/^bearer\b/i.test(authorization) || preflight || request.get('sec-fetch-site') === 'same-origin')
    return;
  throw new AppError('FORBIDDEN', requestMessages.crossSite);
}
