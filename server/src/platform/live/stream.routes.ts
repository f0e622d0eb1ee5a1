import { setTimeout as pause } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import {
  createSourceEventStream,
  execute,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/express';
import { messages } from '#shared/messages.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError, type ErrorCode } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { jsonBody } from '#server/platform/http/json-body.ts';
import { GraphqlContext } from '#server/platform/graphql/context.ts';
import { createFormatError } from '#server/platform/graphql/format-error.ts';
import type { NewDocuments } from '#server/platform/graphql/new-documents.ts';
import type { SentDocument } from '#server/platform/graphql/sent-document.ts';
import { requireTrusted, withText } from '#server/platform/graphql/trusted-documents.ts';
import { ExecutedEvents, type EventResult } from './executed-events.ts';
import { subscriptionReader } from './read-subscription.ts';

export interface StreamOptions {
  schema: GraphQLSchema;
  logger: Logger;
  /** Introspection and suggestions of names: on in development, off in production. */
  isExplorable: boolean;
  /** Whether all documents but the client's own are refused. */
  isTrustedOnly: boolean;
  newDocuments: NewDocuments;
  /** Who sent the request, by what holds now; that somebody still listens is no use of their session. */
  identify: (request: Request, response: Response) => Promise<Actor>;
  /** Does work with an entity manager of its own. */
  withOwnEntityManager: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** What ends a stream: it would be said of each event. */
const REFUSALS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED'];

const EVENT_STREAM = 'text/event-stream';

/** How often it is found out whether whoever listens still may: sessions end in other processes, too, and by their time. */
const CHECK_MS = 5_000;

/**
 * Subscriptions by server-sent events (graphql-sse's protocol, distinct connections), under the same limits and access
 * rules as everything else. For each event it is found out again who asks, and read anew what they ask for; between events,
 * it ends within seconds after its access has. A stream that may miss events ends: the client opens another one and looks
 * at everything.
 */
export function streamRoutes(options: StreamOptions): express.Router {
  const { schema, isTrustedOnly, newDocuments } = options;
  const read = subscriptionReader(options);
  const subscribe = subscriber(options);
  const router = express.Router();
  router.post('/', jsonBody, async (request, response) => {
    refuseForeign(request);
    const body = withText(request.body as SentDocument & { operationName?: unknown });
    if (isTrustedOnly) requireTrusted(body);
    else newDocuments.count(request, body);
    const document = read(body);
    if (Array.isArray(document)) {
      response.status(400).json(subscribe.format({ errors: document }));
      return;
    }
    // The handler asks for a text.
    request.body = body;
    // A proxy that collects what it passes on would hold events back.
    response.set('X-Accel-Buffering', 'no');
    const handle = createHandler({
      // No connections that operations share: they would be kept for everybody who asks for one.
      authenticate: () => null,
      onSubscribe: (_request, { operationName, variables: variableValues }) => ({
        schema,
        document,
        operationName,
        variableValues,
        // That of an event is made when it comes.
        contextValue: undefined,
      }),
      // The reader has done it.
      validate: () => [],
      subscribe: (args) => subscribe.start(args, request, response),
    });
    await handle(request, response);
  });
  router.use((_request, response) => {
    response.status(405).set('Allow', 'POST');
    response.json({ errors: [{ message: messages.badRequest, extensions: { code: 'BAD_USER_INPUT' } }] });
  });
  return router;
}

/** A page of another site can send no JSON without asking first. */
function refuseForeign(request: Request): void {
  if (!request.is('application/json')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.badRequest);
  }
  if (request.get('accept') !== EVENT_STREAM) throw new AppError('BAD_USER_INPUT', messages.badRequest);
}

function subscriber({ logger, isExplorable, identify, withOwnEntityManager }: StreamOptions) {
  const formatError = createFormatError({ logger, isExplorable });

  function format({ errors, ...rest }: ExecutionResult): ExecutionResult {
    if (!errors) return rest;
    const formatted = errors.map((error) => {
      const { message, extensions } = formatError(error.toJSON(), error);
      const { nodes, source, positions, path } = error;
      return new GraphQLError(message, { nodes, source, positions, path, extensions });
    });
    return { ...rest, errors: formatted };
  }

  /** The access rule is checked before the first event, and again for each. */
  async function start(args: ExecutionArgs, request: Request, response: Response) {
    const contextValue = new GraphqlContext(actorOf(request), request, response);
    const source = await createSourceEventStream({ ...args, contextValue });
    if (!(Symbol.asyncIterator in source)) return format(source);
    const events = new ExecutedEvents(source, (event) =>
      withOwnEntityManager(() => executeEvent({ ...args, rootValue: event }, request, response)),
    );
    void endWhenRefused(events, () => withOwnEntityManager(() => reopen(args, request, response)));
    return events;
  }

  /**
   * Runs the subscription's access checks again without waiting for an event. The result has errors when the subscriber
   * is no longer allowed.
   */
  function reopen(args: ExecutionArgs, request: Request, response: Response): Promise<ExecutionResult> {
    return answer(request, response, async (contextValue) => {
      const source = await createSourceEventStream({ ...args, contextValue });
      if (!(Symbol.asyncIterator in source)) return source;
      await source[Symbol.asyncIterator]().return?.();
      return {};
    });
  }

  async function executeEvent(
    args: ExecutionArgs,
    request: Request,
    response: Response,
  ): Promise<EventResult> {
    const result = await answer(request, response, async (contextValue) =>
      execute({ ...args, contextValue }),
    );
    const codes = new Set(result.errors?.map(({ extensions }) => extensions.code));
    // What is gone by now was told too late, and is nothing to tell of.
    if (!result.data && codes.has('NOT_FOUND')) return { result: null, isLast: false };
    // Whoever is refused once is refused for each event that follows.
    return { result, isLast: REFUSALS.some((code) => codes.has(code)) };
  }

  /** What is found out for whoever the sender is by now. */
  async function answer(
    request: Request,
    response: Response,
    find: (contextValue: GraphqlContext) => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    try {
      const actor = await identify(request, response);
      return format(await find(new GraphqlContext(actor, request, response)));
    } catch (error) {
      const originalError = error instanceof Error ? error : undefined;
      return format({ errors: [new GraphQLError(messages.internal, { originalError, path: [] })] });
    }
  }

  return { start, format };
}

async function endWhenRefused(events: ExecutedEvents, ask: () => Promise<ExecutionResult>): Promise<void> {
  const signal = events.ended;
  // The pause rejects when the stream ends.
  while (await pause(CHECK_MS, true, { signal }).catch(() => false)) {
    const result = await ask();
    if (result.errors) return events.endWith(result);
  }
}
