import type { z } from 'zod';
import type { FormData } from './form-encoding.ts';
import { readParameters } from './parameters.ts';
import type { SandboxContext } from './sandbox-state.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** A call with validated parameters that only waits for its transaction. */
export type PreparedCall = (context: SandboxContext) => object;

/** An endpoint of the API. */
export interface ApiRoute {
  method: Method;
  /** The path, with `:id` in place of the object's ID, at most once. */
  path: string;
  /** @throws StripeApiError (400) for invalid parameters */
  prepare: (form: FormData, id: string) => PreparedCall;
}

/** Declares an endpoint: its strict schema, and its handler for the validated parameters. */
export function apiRoute<Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  handle: (context: SandboxContext, parameters: z.output<Schema>, id: string) => object,
): ApiRoute {
  return {
    method,
    path,
    prepare: (form, id) => {
      const parameters = readParameters(schema, form);
      return (context) => handle(context, parameters, id);
    },
  };
}

function matchPath(pattern: string, path: string): { id: string } | undefined {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return undefined;
  const place = expected.indexOf(':id');
  const matches = expected.every((part, index) => index === place || part === actual[index]);
  const id = place < 0 ? '' : (actual[place] ?? '');
  return matches && (place < 0 || id !== '') ? { id } : undefined;
}

/** The endpoint of a request, with the ID in its path ('' if there is none). */
export function findRoute(routes: readonly ApiRoute[], method: string, path: string) {
  for (const route of routes) {
    const match = route.method === method ? matchPath(route.path, path) : undefined;
    if (match) return { route, id: match.id };
  }
  return undefined;
}
