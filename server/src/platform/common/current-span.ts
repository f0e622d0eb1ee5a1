import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** The request or job in progress. */
export interface CurrentWork {
  /** The span of the whole request or job. */
  readonly whole: Span;
  /** The span in progress, which is the parent of new spans. */
  span: Span;
}

/** Empty without tracing, and outside of requests and jobs. */
export const currentWork = new AsyncLocalStorage<CurrentWork>();

/** Fields that link a log line to its trace. */
export function traceFields(): { trace_id: string; span_id: string } | undefined {
  const work = currentWork.getStore();
  if (!work) return undefined;
  const { traceId, spanId } = work.span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}
