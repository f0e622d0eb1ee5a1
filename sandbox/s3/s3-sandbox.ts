import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { allowOrigin, answerPreflight, type CorsRule } from './cors.ts';
import { DialectRules, type S3Dialect } from './dialect.ts';
import { MultipartStore } from './multipart-store.ts';
import { ObjectStore } from './object-store.ts';
import { operationFor } from './operations.ts';
import { type S3Credentials, SignatureVerifier } from './request-signature.ts';
import type { Stores } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import { xmlDocument } from './xml.ts';

interface S3SandboxOptions extends S3Credentials {
  /** The folder for objects and pending uploads. It is created if missing; existing data is reused. */
  folder: string;
  /** The name of the only bucket. */
  bucket: string;
  /** Which other origins may read from the bucket. Default: none. */
  cors?: CorsRule[];
  /** How it deviates from S3, as other services do. */
  dialect?: S3Dialect;
}

export interface S3Sandbox {
  /** The `endpoint` for the SDK, with `forcePathStyle` unless the dialect says otherwise. */
  endpoint: string;
  /** Closes every connection. */
  close(): Promise<void>;
}

/**
 * Starts a small S3 server on a free port of 127.0.0.1. It checks signatures, checksums and S3's rules about parts as
 * strictly as S3, so that code that works with the sandbox works with S3. Unsupported operations fail with
 * NotImplemented.
 */
export async function startS3Sandbox(options: S3SandboxOptions): Promise<S3Sandbox> {
  const objects = new ObjectStore(options.folder);
  const uploads = new MultipartStore(options.folder, objects);
  await objects.open();
  await uploads.open();
  const verifier = new SignatureVerifier(options);
  const rules = new DialectRules(options.dialect ?? {});

  const server = createServer((request, response) => {
    handle(request, response, { ...options, verifier, rules }, { objects, uploads }).catch(
      (error: unknown) => {
        sendError(request, response, error);
      },
    );
  });
  const endpoint = await listen(server);
  return {
    endpoint,
    close: async () => {
      const closed = promisify(server.close.bind(server))();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  {
    bucket: ownBucket,
    cors = [],
    verifier,
    rules,
  }: S3SandboxOptions & { verifier: SignatureVerifier; rules: DialectRules },
  stores: Stores,
): Promise<void> {
  if (request.method === 'OPTIONS') return answerPreflight(request, response, cors);
  allowOrigin(request, response, cors);
  const [path = '', search = ''] = (request.url ?? '').split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  await verifier.verify(request, path, query);

  const { bucket, key } = rules.addressOf(request.headers.host ?? '', path);
  if (bucket !== ownBucket) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist');
  const call = { request, response, bucket, key: decodeURIComponent(key), query };
  await rules.check(call);
  await operationFor(call)(call, stores);
}

async function listen(server: Server): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The client is gone or already has a part of the response, so that only closing the connection remains.
  if (response.destroyed || response.headersSent) {
    response.destroy();
    return;
  }
  const known = error instanceof S3Error ? error : new S3Error('InternalError', String(error));
  const ofObject = response.getHeaderNames().filter((name) => !name.startsWith('access-control-'));
  for (const name of ofObject) response.removeHeader(name);
  response.writeHead(known.status, { 'Content-Type': 'application/xml' });
  response.end(xmlDocument('Error', { Code: known.code, Message: known.message }, false));
  // The rest of the body must be read, or the client never sees the response.
  request.resume();
}
