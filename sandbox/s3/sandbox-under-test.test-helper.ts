import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { type S3Sandbox, startS3Sandbox } from './s3-sandbox.ts';

/** A request as sent over the wire, without its body. */
export interface SignedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** A request in the SDK's representation. */
interface UnsentRequest extends SignedRequest {
  query: Record<string, string>;
}

export const Bucket = 'lectures';

export const account = {
  bucket: Bucket,
  region: 'eu-central-1',
  accessKeyId: 'test-key',
  secretAccessKey: randomUUID(),
};

export function newKey(): string {
  return `objects/${randomUUID()}`;
}

/** The code in S3's error document. */
export function codeOf(body: string): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(body)?.[1];
}

/** A sandbox in a temporary folder, with clients that behave as the SDK does and as it does not. */
export class SandboxUnderTest {
  /** A client with valid credentials. */
  readonly s3: S3Client;
  private readonly clients: S3Client[] = [];

  private constructor(
    readonly folder: string,
    private readonly sandbox: S3Sandbox,
  ) {
    this.s3 = this.client();
  }

  static async start(): Promise<SandboxUnderTest> {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
    return new SandboxUnderTest(folder, await startS3Sandbox({ folder, ...account }));
  }

  get endpoint(): string {
    return this.sandbox.endpoint;
  }

  /** Creates a client with valid credentials by default. Requests are not retried. */
  client(config: S3ClientConfig = {}): S3Client {
    const { accessKeyId, secretAccessKey, region } = account;
    const client = new S3Client({
      endpoint: this.endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 1,
      ...config,
    });
    this.clients.push(client);
    return client;
  }

  /** @returns the key */
  async put(Body: string | Uint8Array, Key = newKey()): Promise<string> {
    await this.s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'video/mp4' }));
    return Key;
  }

  async read(Key: string): Promise<Buffer> {
    const { Body } = await this.s3.send(new GetObjectCommand({ Bucket, Key }));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  }

  /** The request that the SDK would send. */
  async sign(command: GetObjectCommand | PutObjectCommand): Promise<SignedRequest> {
    const captured = Promise.withResolvers<SignedRequest>();
    const capturing = this.client();
    capturing.middlewareStack.add(
      () => async (args) => {
        // Middleware of this step gets the finished request, but its type does not tell the protocol.
        captured.resolve(signedRequestOf(args.request as UnsentRequest));
        return { response: {}, output: { $metadata: {} } };
      },
      { step: 'deserialize', priority: 'high' },
    );
    // The client's overloads accept one command type at a time, not a union.
    await (command instanceof PutObjectCommand ? capturing.send(command) : capturing.send(command));
    return captured.promise;
  }

  /** Sends a signed request with the given body. */
  async send(signed: SignedRequest, body = ''): Promise<{ status: number | undefined; body: string }> {
    const { hostname: host, port } = new URL(this.endpoint);
    const { expect: _expect, 'transfer-encoding': _encoding, ...headers } = signed.headers;
    if (body) headers['content-length'] = String(Buffer.byteLength(body));
    const { method, path } = signed;
    const request = httpRequest({ host, port, method, path, headers, agent: false }).end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  }

  /** Number of files whose content belongs to no object: of pending requests, or left behind. */
  async strayBlobs(): Promise<number> {
    const { KeyCount = 0 } = await this.s3.send(new ListObjectsV2Command({ Bucket }));
    return (await readdir(join(this.folder, 'blobs'))).length - KeyCount;
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.destroy();
    await this.sandbox.close();
    await rm(this.folder, { recursive: true });
  }
}

function signedRequestOf({ method, path, query, headers }: UnsentRequest): SignedRequest {
  const search = new URLSearchParams(Object.entries(query));
  return { method, path: `${path}?${search.toString()}`, headers };
}
