import type { RequestHandler, Router } from 'express';
import { messages } from '#shared/messages.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { requireWriteScope } from '#server/platform/common/actor.ts';
import { requireAccess } from '#server/platform/graphql/access.ts';
import { jsonBody } from '#server/platform/http/json-body.ts';
import { refuseCrossSite } from './cross-site.ts';
import { openerOf, readForm, removeSpooled } from './multipart.ts';
import type { DescribedRoute, Method, Route } from './route.ts';

interface Options<Services> {
  services: Services;
  /** Origin of our own pages. */
  publicUrl: string;
  maxVideoBytes: number;
}

/** Mounts every route behind its guards. A refused request's body is never read. */
export function mountRoutes<Services>(
  router: Router,
  routes: readonly Route<Services>[],
  options: Options<Services>,
): void {
  for (const [path, group] of Map.groupBy(routes, (route) => toExpressPath(route.path))) {
    const notAllowed = refuseMethod(group);
    // Express would take HEAD for a GET, and do what that does.
    if (group.some((route) => route.isChange && route.operations.GET)) router.head(path, notAllowed);
    for (const route of group) {
      const handlers = [
        refuseCrossSite(options.publicUrl, route.isChange),
        refuseUnauthorized(route),
        ...readBody(route, options.maxVideoBytes),
        answer(route, options.services),
      ];
      if (route.operations.GET) router.get(path, ...handlers);
      if (route.operations.POST) router.post(path, ...handlers);
      if (route.operations.DELETE) router.delete(path, ...handlers);
    }
    router.all(path, notAllowed);
  }
}

const toExpressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** By the route's own rule, before anything of the body is read. */
function refuseUnauthorized({ access, asksAgain, isChange }: DescribedRoute): RequestHandler {
  return (request, _response, next) => {
    const actor = actorOf(request);
    requireAccess({ access, asksAgain }, actor);
    if (isChange) requireWriteScope(actor);
    next();
  };
}

function readBody({ body, file }: DescribedRoute, maxVideoBytes: number): RequestHandler[] {
  if (!body) return [];
  return [file ? readForm(file, maxVideoBytes) : jsonBody];
}

function answer<Services>(route: Route<Services>, services: Services): RequestHandler {
  return async (request, response) => {
    const { params, query, body } = request as { params: unknown; query: unknown; body: unknown };
    const caller = { services, actor: actorOf(request), request, response, openFile: openerOf(request) };
    try {
      response.json(await route.run(caller, { params, query, body }));
    } finally {
      await removeSpooled(request);
    }
  };
}

/** Answers OPTIONS, and every method that the address does not take. */
function refuseMethod(routes: DescribedRoute[]): RequestHandler {
  const methods = routes.flatMap(({ operations, isChange }) =>
    // The keys of an object of ours.
    (Object.keys(operations) as Method[]).flatMap((method) =>
      method === 'GET' && !isChange ? ['GET', 'HEAD'] : [method],
    ),
  );
  const allow = [...methods, 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', allow);
    if (request.method === 'OPTIONS') return void response.status(204).end();
    response.status(405).json({ success: false, message: messages.methodNotAllowed });
  };
}
