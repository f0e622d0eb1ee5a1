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

/** String literals in SQL. The ORM writes values into its statements, including password hashes. */
const VALUES = /E'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'/gs;

const withoutValues = (sql: string): string => sql.replace(VALUES, '?');

/** Longer statements are cut. The beginning is enough to identify them. */
const LONGEST_SQL = 2_000;
/** Longer operation names are left out. */
const LONGEST_NAME = 100;

/** Copies the name: V8 would keep it as a slice of the whole document, which a queued span would hold in memory. */
const shortName = (name: string | null): string | undefined =>
  name !== null && name.length <= LONGEST_NAME ? ownCopy(name) : undefined;

/**
 * Records requests and jobs as OpenTelemetry spans. All work of a request is one trace. Trace headers of clients are
 * ignored. Spans carry no values, addresses or error messages, because those can contain personal data.
 */
export class Traces {
  private readonly traced = new WeakSet<pg.ClientBase>();

  constructor(
    private readonly tracer: Tracer,
    /** Sends the queued spans. */
    readonly close: () => Promise<void>,
  ) {}

  /**
   * Traces every request of a listener.
   * @param routeOf maps a path to one of a few kinds of route
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

  /** Traces GraphQL operations as children of their requests. */
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

  /** Traces a job as a trace of its own. */
  job<Result>(name: string, attempt: number, work: () => Promise<Result>): Promise<Result> {
    const span = this.begin(`job ${name}`, SpanKind.CONSUMER, { 'lectern.job.attempt': attempt });
    return this.during(span, work);
  }

  /** Traces a call to an external service or the database. Calls outside of requests and jobs are not traced. */
  call<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
    const parent = currentWork.getStore();
    if (!parent) return work();
    return this.during(this.begin(name, SpanKind.CLIENT, attributes, parent), work);
  }

  /** Traces an SQL statement, without its values. */
  statement<Result>(sql: string, work: () => Promise<Result>): Promise<Result> {
    const [operation = ''] = /\w+/.exec(sql) ?? [];
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.text': withoutValues(sql).slice(0, LONGEST_SQL),
    };
    return this.call(operation.toUpperCase(), attributes, work);
  }

  /** Traces all awaited statements of a connection. */
  connection<Client extends pg.ClientBase>(client: Client): Client {
    if (this.traced.has(client)) return client;
    this.traced.add(client);
    // One function for all overloads: the arguments are passed on unchanged.
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
