import express, { type IRoute, type Router } from 'express';
import { vi } from 'vitest';

export interface RouteWithBody {
  method: string;
  path: string;
}

/** An entry of a router: a route, or a handler mounted with `use`. */
interface Mounted {
  path: string;
  route?: IRoute;
  handler?: unknown;
}

const READING = ['get', 'head', 'options'];
/** Replaces each parameter. */
export const ID = '019a0000-0000-7000-8000-000000000000';

/**
 * Records all routers of Express from now on. The returned function lists the routes that accept a body: each route with a method that is
 * not read-only, and each path where a handler is mounted for all methods.
 */
export function recordRoutes(): () => RouteWithBody[] {
  const routers = new Map<unknown, Mounted[]>();
  const record = (router: unknown, mounted: Mounted) =>
    routers.set(router, [...(routers.get(router) ?? []), mounted]);
  const prototype = express.Router.prototype as Pick<Router, 'use' | 'route'>;
  const { use, route } = prototype;
  const recordUse = function (this: Router, ...given: unknown[]) {
    const parts = given.flat();
    const paths = parts.filter((part) => typeof part === 'string');
    for (const path of paths.length > 0 ? paths : ['/']) {
      for (const handler of parts) if (typeof handler === 'function') record(this, { path, handler });
    }
    return Reflect.apply(use, this, given) as unknown;
  };
  const recordRoute = function (this: Router, path: string | string[]) {
    const made = Reflect.apply(route, this, [path]);
    for (const one of [path].flat()) record(this, { path: String(one), route: made });
    return made;
  };
  // The types of both functions cover all overloads.
  vi.spyOn(prototype, 'use').mockImplementation(recordUse as never);
  vi.spyOn(prototype, 'route').mockImplementation(recordRoute as never);

  const below = (router: unknown, prefix: string): RouteWithBody[] =>
    (routers.get(router) ?? []).flatMap((mounted) => {
      const path = `${prefix}${mounted.path}`.replaceAll(/\/+/g, '/');
      if (mounted.route) return methodsOf(mounted.route).map((method) => ({ method, path: filled(path) }));
      if (routers.has(mounted.handler)) return below(mounted.handler, path);
      return mounted.path === '/' ? [] : [{ method: 'POST', path: filled(path) }];
    });

  return () => {
    const mounted = new Set([...routers.values()].flat().map(({ handler }) => handler));
    const roots = [...routers.keys()].filter((router) => !mounted.has(router));
    const found = roots.flatMap((root) => below(root, '/'));
    return [...new Map(found.map((one) => [`${one.method} ${one.path}`, one])).values()];
  };
}

/** Returns the methods of a route that accept a body; POST for a route of all methods. */
function methodsOf(route: IRoute): string[] {
  const { methods } = route as unknown as { methods: Record<string, boolean> };
  if (methods['_all']) return ['POST'];
  return Object.keys(methods)
    .filter((method) => !READING.includes(method))
    .map((method) => method.toUpperCase());
}

/** Replaces the parameters of a path. */
const filled = (path: string): string => path.replaceAll(/[{}]/g, '').replaceAll(/[:*]\w+/g, ID);
