import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { s3ClientConfig } from './s3-client.ts';

/** Starts a service that handles each call with `listener`. */
async function startService(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new S3Client(
    s3ClientConfig({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket: 'lectures',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    }),
  );
  onTestFinished(() => {
    client.destroy();
    server.close().closeAllConnections();
  });
  return { server, client };
}

it('a file is sent without the checksums that many S3-compatible services refuse', async () => {
  const received: IncomingHttpHeaders[] = [];
  const { client } = await startService((request, response) => {
    received.push(request.headers);
    request.resume().on('end', () => response.end());
  });
  await client.send(new PutObjectCommand({ Bucket: 'lectures', Key: 'one.mp4', Body: 'one' }));
  const names = received.flatMap((headers) => Object.keys(headers));
  expect(names).toContain('authorization');
  expect(names.filter((name) => /checksum|trailer/.test(name))).toEqual([]);
});

it('a call is repeated when the service has closed its connection', async () => {
  const used = new Set<Socket>();
  const { client } = await startService(({ socket }, response) => {
    if (used.has(socket)) return void socket.resetAndDestroy();
    used.add(socket);
    response.writeHead(200, { 'content-length': 0 }).end();
  });
  const look = new HeadObjectCommand({ Bucket: 'lectures', Key: 'one.mp4' });
  await client.send(look);
  await expect(client.send(look)).resolves.toMatchObject({ $metadata: { attempts: 2 } });
});

it('an unused connection is closed before the service closes it', async () => {
  const { server, client } = await startService((_request, response) =>
    response.writeHead(200, { 'content-length': 0 }).end(),
  );
  const connected = once(server, 'connection') as Promise<[Socket]>;
  await client.send(new HeadObjectCommand({ Bucket: 'lectures', Key: 'one.mp4' }));
  const [socket] = await connected;
  await once(socket, 'close');
  // Its end came from the client.
  expect(socket.readableEnded).toBe(true);
});
