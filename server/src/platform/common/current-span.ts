import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** What is going on: the work of a request, or of a job. */
export interface CurrentWork {
  /** Of the request or the job. */
  readonly whole: Span;
  /** What of it is under way, which all that begins is a part of. */
  span: Span;
}

/** Without tracing, and outside of requests and jobs, there is none. */
export const currentWork = new AsyncLocalStorage<CurrentWork>();

/** What tells in the log which trace a line is of. */
export function traceFields(): { trace_id: string; span_id: string } | undefined {
  const work = currentWork.getStore();
  if (!work) return undefined;
  const { traceId, spanId } = work.span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}
