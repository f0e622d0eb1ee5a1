import type { ObjectStore } from './object-store.ts';
import type { KeyCheck } from './key-rights.ts';
import { RELATIONS, type Relation } from './relations.ts';
import { invalidRequest } from './stripe-error.ts';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** Stripe counts every part between the dots, including `data`: https://docs.stripe.com/api/expanding_objects */
const MAXIMUM_DEPTH = 4;

interface Step {
  path: readonly string[];
  relation: Relation;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cannotExpand(property = ''): Error {
  return invalidRequest(`This property cannot be expanded (${property}).`, 'expand');
}

function isList(relation: Relation): boolean {
  return relation.kind === 'embedded list' || relation.kind === 'included list';
}

/** Translates the rest of an expand path from an object of the given kind into steps. */
function planSteps(kind: string, segments: readonly string[]): Step[] {
  const known = Object.entries(RELATIONS[kind] ?? {});
  const found = known.find(([name]) => `${segments.join('.')}.`.startsWith(`${name}.`));
  if (!found) throw cannotExpand(segments[0]);

  const [name, relation] = found;
  const path = name.split('.');
  const rest = segments.slice(path.length);
  if (rest.length === 0) {
    if (relation.kind.startsWith('embedded')) throw cannotExpand(name);
    return [{ path, relation }];
  }
  if (isList(relation) && rest[0] !== 'data') throw cannotExpand(rest[0]);
  const onwards = isList(relation) ? rest.slice(1) : rest;
  if (onwards.length === 0) throw cannotExpand('data');
  return [{ path, relation }, ...planSteps(relation.to, onwards)];
}

function kindOf({ object }: JsonObject): string {
  return typeof object === 'string' ? object : '';
}

/** The member named by the last part of the path, and the object that contains it. */
function locate(
  owner: JsonObject,
  path: readonly string[],
): { holder: JsonObject; name: string } | undefined {
  const name = path.at(-1);
  const holder = path.slice(0, -1).reduce<JsonObject | undefined>((node, part) => {
    const next = node?.[part];
    return isObject(next) ? next : undefined;
  }, owner);
  return holder && name !== undefined ? { holder, name } : undefined;
}

function toJson(value: object): JsonObject {
  // A stored object contains only JSON, except decimals, which become strings here.
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}

function resolve(store: ObjectStore, owner: JsonObject, current: Json | undefined, relation: Relation) {
  if (relation.kind === 'reference' && typeof current === 'string') return store.find(relation.to, current);
  if (relation.kind === 'references' && Array.isArray(current)) {
    return current.map((item) => {
      const found = typeof item === 'string' ? store.find(relation.to, item) : undefined;
      return found ? toJson(found) : item;
    });
  }
  if (!('load' in relation) || current !== undefined || typeof owner.id !== 'string') return undefined;
  return relation.load(store, owner.id) ?? null;
}

function follow(store: ObjectStore, owner: JsonObject, [step, ...rest]: readonly Step[]): void {
  const place = step && locate(owner, step.path);
  if (!step || !place || owner.deleted === true) return;
  const { holder, name } = place;
  const expanded = resolve(store, owner, holder[name], step.relation);
  if (Array.isArray(expanded)) holder[name] = expanded;
  else if (expanded !== undefined) holder[name] = expanded && toJson(expanded);

  const next = holder[name];
  if (Array.isArray(next)) next.filter(isObject).forEach((item) => follow(store, item, rest));
  if (!isObject(next)) return;
  const items = isList(step.relation) && Array.isArray(next.data) ? next.data : [next];
  items.filter(isObject).forEach((item) => follow(store, item, rest));
}

/**
 * The response's JSON with the requested properties expanded. Paths of a list begin with `data`.
 * @throws StripeApiError (400) for a property that cannot be expanded or is nested too deeply, (403) for one that the
 * key may not read
 */
export function expandAnswer(
  store: ObjectStore,
  answer: object,
  paths: readonly string[],
  check: Pick<KeyCheck, 'requireExpansion'>,
): JsonObject {
  const plan = (kind: string, segments: readonly string[]): Step[] => {
    const steps = planSteps(kind, segments);
    steps
      .filter(({ relation: { kind } }) => !kind.startsWith('embedded'))
      .forEach(({ relation: { to } }) => check.requireExpansion(to));
    return steps;
  };
  const json = toJson(answer);
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.length > MAXIMUM_DEPTH) {
      throw invalidRequest(`You cannot expand more than 4 levels of a property. Property: ${path}`, 'expand');
    }
    if (json.object !== 'list') {
      follow(store, json, plan(kindOf(json), segments));
      continue;
    }
    const [first, ...rest] = segments;
    if (first !== 'data' || rest.length === 0) throw cannotExpand(first);
    const items = Array.isArray(json.data) ? json.data.filter(isObject) : [];
    for (const item of items) follow(store, item, plan(kindOf(item), rest));
  }
  return json;
}
