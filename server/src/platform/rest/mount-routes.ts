import type { RequestHandler, Response, Router } from 'express';
import { requestMessages } from '#shared/request-messages.ts';
import { letBrowsersKeep, markAsReading } from '#server/platform/answers/answer-kept.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { requireAccess } from '#server/platform/graphql/access.ts';
import {
  ignoreKey,
  isKeyed,
  keptAnswer,
  keyedCall,
  REPLAYED_HEADER,
  type IdempotentCalls,
} from '#server/platform/http/idempotency.ts';
import { jsonBody } from '#server/platform/http/json-body.ts';
import { refuseCrossSite } from './cross-site.ts';
import { fileOf, readForm } from './multipart.ts';
import type { DescribedRoute, Method, Route } from './route.ts';

interface Options<Services> {
  services: Services;
  idempotentCalls: IdempotentCalls;
  /** Origin of our own pages. */
  publicUrl: string;
  maxVideoBytes: number;
}

/** Mounts every route behind its guards. The body of a refused request is never read. */
export function mountRoutes<Services>(
  router: Router,
  routes: readonly Route<Services>[],
  options: Options<Services>,
): void {
  for (const [path, group] of Map.groupBy(routes, (route) => toExpressPath(route.path))) {
    const notAllowed = refuseMethod(group);
    // Express would treat HEAD as a GET, and do what that does.
    if (group.some((route) => route.isChange && route.operations.GET)) router.head(path, notAllowed);
    for (const route of group) {
      const handlers = [
        refuseCrossSite(options.publicUrl, route.isChange),
        refuseUnauthorized(route),
        ...readBody(route, options.maxVideoBytes),
        answer(route, options),
      ];
      if (route.operations.GET) router.get(path, ...handlers);
      if (route.operations.POST) router.post(path, ...handlers);
      if (route.operations.DELETE) router.delete(path, ...handlers);
    }
    router.all(path, notAllowed);
  }
}

const toExpressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Checks the access rule of the route before anything of the body is read. */
function refuseUnauthorized(route: DescribedRoute): RequestHandler {
  return (request, _response, next) => {
    requireAccess(route, actorOf(request), route);
    next();
  };
}

function readBody({ body, file }: DescribedRoute, maxVideoBytes: number): RequestHandler[] {
  if (!body) return [];
  return [file ? readForm(file, maxVideoBytes) : jsonBody];
}

function answer<Services>(
  route: Route<Services>,
  { services, idempotentCalls }: Options<Services>,
): RequestHandler {
  return async (request, response) => {
    const { params, query, body } = request as { params: unknown; query: unknown; body: unknown };
    const actor = actorOf(request);
    const { headers, method, originalUrl } = request;
    const file = fileOf(request);
    const caller = { services, actor, request, response, openFile: file?.open };
    const isRepeatable = method === 'POST' && isKeyed(actor, headers);
    if (!isRepeatable && route.isChange) ignoreKey(headers, response);
    const call = isRepeatable ? keyedCall(actor, headers, [originalUrl, body], file?.hash) : undefined;
    const run = () => route.run(caller, { params, query, body });
    if (call) await answerOnce(response, await idempotentCalls.begin(call), run);
    else answerAs(response, await run(), { isKept: route.isKept === true, isPublic: actor === null });
  };
}

function answerAs(
  response: Response,
  answer: object,
  { isKept, isPublic }: { isKept: boolean; isPublic: boolean },
): void {
  if (isKept) letBrowsersKeep(response, { isPublic: false });
  if (isKept && isPublic) markAsReading(response, { isPublic });
  response.json(answer);
}

/** Repeats the answer of the same earlier call, or makes the call. A refused call may come again with its key. */
async function answerOnce(
  response: Response,
  begun: Awaited<ReturnType<IdempotentCalls['begin']>>,
  run: () => Promise<object>,
): Promise<void> {
  if ('answer' in begun) {
    response.set(REPLAYED_HEADER, 'true');
    response.type('json').send(keptAnswer(begun));
    return;
  }
  try {
    const answered = JSON.stringify(await run());
    await begun.save(answered);
    response.type('json').send(answered);
  } catch (error) {
    if (error instanceof AppError) await begun.release();
    throw error;
  }
}

/** Answers OPTIONS, and every method that the path does not support. */
function refuseMethod(routes: DescribedRoute[]): RequestHandler {
  const methods = routes.flatMap(({ operations, isChange }) =>
    // The keys of an object that we define.
    (Object.keys(operations) as Method[]).flatMap((method) =>
      method === 'GET' && !isChange ? ['GET', 'HEAD'] : [method],
    ),
  );
  const allow = [...methods, 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', allow);
    if (request.method === 'OPTIONS') return void response.status(204).end();
    throw new AppError('METHOD_NOT_ALLOWED', requestMessages.methodNotAllowed);
  };
}
