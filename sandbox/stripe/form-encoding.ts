import { invalidRequest } from './stripe-error.ts';

/** Decoded form data. Lists sent as `name[0]` are records; only `name[]` creates an array. */
export type FormValue = string | string[] | FormData;
export interface FormData {
  [name: string]: FormValue;
}

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const MAXIMUM_DEPTH = 10;

/** Without a prototype, so that a client can send any name. */
function emptyForm(): FormData {
  // Object.create is untyped. An empty record is a valid form.
  return Object.create(null) as FormData;
}

function segmentsOf(key: string): string[] {
  const [, root, brackets] = KEY.exec(key) ?? [];
  if (root === undefined || brackets === undefined)
    throw invalidRequest(`Invalid parameter name: ${key}`, key);
  const nested = brackets === '' ? [] : brackets.slice(1, -1).split('][');
  if (nested.length > MAXIMUM_DEPTH) throw invalidRequest(`Parameter is nested too deeply: ${key}`, key);
  return [root, ...nested];
}

function childOf(parent: FormData, name: string, key: string): FormData {
  const child = (parent[name] ??= emptyForm());
  if (typeof child === 'string' || Array.isArray(child)) throw invalidRequest(`Invalid object: ${key}`, key);
  return child;
}

function appendTo(parent: FormData, name: string, value: string, key: string): void {
  const list = (parent[name] ??= []);
  if (!Array.isArray(list)) throw invalidRequest(`Invalid array: ${key}`, key);
  list.push(value);
}

function assign(form: FormData, key: string, value: string): void {
  const segments = segmentsOf(key);
  const appends = segments.length > 1 && segments.at(-1) === '';
  const path = appends ? segments.slice(0, -1) : segments;
  const name = path.at(-1) ?? key;
  const parent = path.slice(0, -1).reduce((node, segment) => childOf(node, segment, key), form);
  if (appends) appendTo(parent, name, value, key);
  else if (typeof parent[name] === 'object') throw invalidRequest(`Invalid string: ${key}`, key);
  else parent[name] = value;
}

/**
 * Decodes query strings and bodies in Stripe's bracket syntax: `a[b][0][c]=d`.
 * @throws StripeApiError (400) for unreadable or contradictory names
 */
export function parseForm(...encoded: string[]): FormData {
  const form = emptyForm();
  for (const text of encoded) {
    for (const [key, value] of new URLSearchParams(text)) assign(form, key, value);
  }
  return form;
}
