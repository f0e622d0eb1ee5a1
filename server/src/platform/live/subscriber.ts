import type { Request, Response } from 'express';
import {
  createSourceEventStream,
  execute,
  GraphQLError,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { messages } from '#shared/messages.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { GraphqlContext } from '#server/platform/graphql/context.ts';
import { createFormatError } from '#server/platform/graphql/format-error.ts';
import { AccessChecks } from './access-checks.ts';
import { ExecutedEvents, type EventResult } from './executed-events.ts';

export interface SubscriberOptions {
  schema: GraphQLSchema;
  logger: Logger;
  /** Introspection and suggestions of names: on in development, off in production. */
  isExplorable: boolean;
  /** Identifies the sender by the current data. Listening does not count as use of the session. */
  identify: (request: Request, response: Response) => Promise<Actor>;
  /** Runs work with its own entity manager. */
  withOwnEntityManager: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Errors that end a stream, because each later event would have them too. */
const REFUSALS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED'];

/** A validated subscription. */
interface Subscription {
  document: DocumentNode;
  operationName?: string | null;
  variableValues?: Record<string, unknown> | null;
}

/**
 * Executes subscriptions. For each event, the caller is identified again and the data is read again. Between events, a
 * stream ends within seconds after its access. A stream that may miss events ends: the client opens another one and
 * reloads everything.
 */
export function subscriber({
  schema,
  logger,
  isExplorable,
  identify,
  withOwnEntityManager,
}: SubscriberOptions) {
  const formatError = createFormatError({ logger, isExplorable });
  const checks = new AccessChecks({ identify, withOwnEntityManager });

  function format({ errors, ...rest }: ExecutionResult): ExecutionResult {
    if (!errors) return rest;
    const formatted = errors.map((error) => {
      const { message, extensions } = formatError(error.toJSON(), error);
      const { nodes, source, positions, path } = error;
      return new GraphQLError(message, { nodes, source, positions, path, extensions });
    });
    return { ...rest, errors: formatted };
  }

  /** Starts a subscription. The access rule is checked before the first event, and again for each. */
  async function start(subscription: Subscription, request: Request, response: Response) {
    const args = { schema, ...subscription };
    const contextValue = new GraphqlContext(actorOf(request), request, response);
    const source = await createSourceEventStream({ ...args, contextValue });
    if (!(Symbol.asyncIterator in source)) return format(source);
    const events = new ExecutedEvents(source, (event) =>
      withOwnEntityManager(() => executeEvent({ ...args, rootValue: event }, request, response)),
    );
    const stream = {
      request,
      response,
      actor: actorOf(request),
      ended: events.ended,
      async recheck(actor: Promise<Actor>): Promise<void> {
        const result = await withOwnEntityManager(() => reopen(args, request, response, actor));
        if (result.errors) await events.endWith(result);
        else stream.actor = await actor;
      },
    };
    checks.add(stream);
    return events;
  }

  /**
   * Runs the subscription's access checks again without waiting for an event. The result has errors when the subscriber
   * is no longer allowed.
   */
  function reopen(
    args: ExecutionArgs,
    request: Request,
    response: Response,
    actor: Promise<Actor>,
  ): Promise<ExecutionResult> {
    return answer(actor, request, response, async (contextValue) => {
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
    const actor = identify(request, response);
    const result = await answer(actor, request, response, async (contextValue) =>
      execute({ ...args, contextValue }),
    );
    const codes = new Set(result.errors?.map(({ extensions }) => extensions.code));
    // The object was deleted meanwhile, so there is nothing to send.
    if (!result.data && codes.has('NOT_FOUND')) return { result: null, isLast: false };
    // A caller who is refused once is refused for each later event.
    return { result, isLast: REFUSALS.some((code) => codes.has(code)) };
  }

  /** Runs `find` for the caller and returns errors as a result. */
  async function answer(
    actor: Promise<Actor>,
    request: Request,
    response: Response,
    find: (contextValue: GraphqlContext) => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    try {
      return format(await find(new GraphqlContext(await actor, request, response)));
    } catch (error) {
      const originalError = error instanceof Error ? error : undefined;
      return format({ errors: [new GraphQLError(messages.internal, { originalError, path: [] })] });
    }
  }

  return { start, format };
}
