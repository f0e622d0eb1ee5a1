import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '#server/config-services.ts';
import { Traces } from './traces.ts';

/** A collector that does not answer delays neither the work nor the shutdown for longer than this. */
const TIMEOUT_MS = 3_000;

/** Sends traces to a collector over OTLP/HTTP. Spans that the collector does not accept in time are dropped. */
export function startTracing({ endpoint, headers, serviceName, ratio }: TracingSettings): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: TIMEOUT_MS })],
  });
  return new Traces(provider.getTracer('lectern'), () => provider.shutdown().catch(() => undefined));
}
