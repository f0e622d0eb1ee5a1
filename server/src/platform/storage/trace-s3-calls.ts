import type { S3Client } from '@aws-sdk/client-s3';
import type { Traces } from '#server/platform/tracing/traces.ts';

/** What can tell of calls. */
export type CallTraces = Pick<Traces, 'call'>;

/** Has each call of the client be a span, from its first attempt to its last, by S3's own name for it. */
export function traceS3Calls({ middlewareStack }: S3Client, traces: CallTraces): void {
  middlewareStack.add(
    (next, { commandName = '' }) => {
      const method = commandName.replace(/Command$/, '');
      return (input) =>
        traces.call(`S3 ${method}`, { 'rpc.service': 'S3', 'rpc.method': method }, () => next(input));
    },
    { step: 'initialize' },
  );
}
