import { expect } from 'vitest';
import { ERROR_STATUS } from '#shared/error-codes.ts';
import { drawPicture, video } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { errorCodes } from '#server/platform/rest/openapi.ts';
import { errorAnswer, type DescribedRoute, type Method } from '#server/platform/rest/route.ts';
import { routeTable } from './route-table.ts';

export interface RestAnswer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** Calls the facade and expects a documented answer: status and every field, and no others. */
export async function callRest(
  client: HttpClient,
  method: Method,
  path: string,
  body?: object,
): Promise<RestAnswer> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await client.fetch(`/api/v1${path}`, {
    method,
    // A GET with side effects requires this header from callers with a cookie.
    headers: { 'x-requested-with': 'test', ...(isJson && { 'content-type': 'application/json' }) },
    body: isJson ? JSON.stringify(body) : body,
  });
  const answer = { status: response.status, body: await readObject(response), headers: response.headers };
  expectDocumented(routeOf(method, path), answer);
  return answer;
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

/** Returns the route of a path. */
function routeOf(method: Method, path: string): DescribedRoute {
  const [address = ''] = path.split('?');
  const found = routeTable.find(
    (route) =>
      route.operations[method] && new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
  if (!found) throw new Error(`${method} ${path} is not in the table of routes`);
  return found;
}

function expectDocumented(route: DescribedRoute, { status, body, headers }: RestAnswer): void {
  if (status === 200) {
    expect(route.answer.parse(body)).toEqual(body);
    return;
  }
  expect([...errorCodes(route)].map((code) => ERROR_STATUS[code])).toContain(status);
  expect(errorAnswer.parse(body)).toEqual(body);
  // A service that is unavailable may not know for how long.
  if (status !== 503) expect(headers.has('retry-after')).toBe(status === 429);
}

/** A form with these fields and optionally a file. */
export function formOf(fields: object, file?: { name: string; data: Blob }): FormData {
  const form = new FormData();
  // The file comes first, as in the specification for lectures: the server must wait for the fields after it.
  if (file) form.set(file.name, file.data, 'file');
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}

export const formWithPicture = async (name: string, fields: object) =>
  formOf(fields, { name, data: await drawPicture() });

export const formWithVideo = async (fields: object) =>
  formOf(fields, { name: 'lecture', data: await video() });
