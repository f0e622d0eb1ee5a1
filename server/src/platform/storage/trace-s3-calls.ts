import type { S3Client } from '@aws-sdk/client-s3';
import type { Traces } from '#server/platform/tracing/traces.ts';

export type CallTraces = Pick<Traces, 'call'>;

/** Traces each call of the client as one span that covers all attempts, named after the S3 operation. */
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
