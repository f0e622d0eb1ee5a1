import type { RequestListener } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type pg from 'pg';
import { ownCopy } from '#server/platform/common/own-copy.ts';
import { currentWork, type CurrentWork } from '#server/platform/common/current-span.ts';

/** Texts in SQL: the object-relational mapper writes values into its statements, hashes of passwords among them. */
const VALUES = /E'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'/gs;

const withoutValues = (sql: string): string => sql.replace(VALUES, '?');

/** Longer statements are cut: their beginning tells which they are. */
const LONGEST_SQL = 2_000;
/** Longer names of operations are left out. */
const LONGEST_NAME = 100;

/** A copy: V8 keeps a name as a piece of the whole document, which a waiting span would hold in memory. */
const shortName = (name: string | null): string | undefined =>
  name !== null && name.length <= LONGEST_NAME ? ownCopy(name) : undefined;

/**
 * What requests and jobs do, as spans of OpenTelemetry. Everything of a request is one trace; what strangers say of a trace of theirs
 * is not heard. No values, addresses and messages of errors are told: they name people.
 */
export class Traces {
  private readonly traced = new WeakSet<pg.ClientBase>();

  constructor(
    private readonly tracer: Tracer,
    /** Sends what waits. */
    readonly close: () => Promise<void>,
  ) {}

  /**
   * Has every request of a listener traced.
   * @param routeOf names the kind of a path, one of a few
   */
  requests(routeOf: (path: string) => string, listener: RequestListener): RequestListener {
    return (request, response) => {
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      const { method = 'GET' } = request;
      const route = routeOf(path);
      const span = this.begin(`${method} ${route}`, SpanKind.SERVER, {
        'http.request.method': method,
        'http.route': route,
      });
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      currentWork.run({ whole: span, span }, () => listener(request, response));
    };
  }

  /** Has the operations of GraphQL traced, as parts of their requests. */
  operations(): ApolloServerPlugin {
    return {
      requestDidStart: () => {
        const work = currentWork.getStore();
        let span: Span | undefined;
        return Promise.resolve({
          didResolveOperation: ({ operation, operationName }) => {
            if (!work || !operation) return Promise.resolve();
            const type = operation.operation;
            const name = shortName(operationName);
            span = this.begin(
              name ? `${type} ${name}` : type,
              SpanKind.INTERNAL,
              {
                'graphql.operation.type': type,
                ...(name && { 'graphql.operation.name': name }),
              },
              work,
            );
            work.span = span;
            return Promise.resolve();
          },
          willSendResponse: ({ errors }) => {
            if (errors) span?.setStatus({ code: SpanStatusCode.ERROR });
            span?.end();
            if (work) work.span = work.whole;
            return Promise.resolve();
          },
        });
      },
    };
  }

  /** A job, which is a trace of its own. */
  job<Result>(name: string, attempt: number, work: () => Promise<Result>): Promise<Result> {
    const span = this.begin(`job ${name}`, SpanKind.CONSUMER, { 'lectern.job.attempt': attempt });
    return this.during(span, work);
  }

  /** A call to a service outside, or to the database; whatever belongs to no request and no job is not told. */
  call<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
    const parent = currentWork.getStore();
    if (!parent) return work();
    return this.during(this.begin(name, SpanKind.CLIENT, attributes, parent), work);
  }

  /** A statement, whose values are not told. */
  statement<Result>(sql: string, work: () => Promise<Result>): Promise<Result> {
    const [operation = ''] = /\w+/.exec(sql) ?? [];
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.text': withoutValues(sql).slice(0, LONGEST_SQL),
    };
    return this.call(operation.toUpperCase(), attributes, work);
  }

  /** Has all statements of a connection traced that are awaited. */
  connection<Client extends pg.ClientBase>(client: Client): Client {
    if (this.traced.has(client)) return client;
    this.traced.add(client);
    // One function for all overloads: the arguments are handed on as they are.
    const send = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
    client.query = ((...query: unknown[]) => {
      const [first] = query;
      const isAwaited = typeof query.at(-1) !== 'function';
      return typeof first === 'string' && isAwaited
        ? this.statement(first, () => send(...query))
        : send(...query);
    }) as Client['query'];
    return client;
  }

  private begin(name: string, kind: SpanKind, attributes: Attributes, parent?: CurrentWork): Span {
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent.span) : ROOT_CONTEXT;
    return this.tracer.startSpan(name, { kind, attributes }, context);
  }

  private async during<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    try {
      const whole = currentWork.getStore()?.whole ?? span;
      return await currentWork.run({ whole, span }, work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  }
}
