import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type Server,
} from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import express, { type ErrorRequestHandler } from 'express';
import { AppError } from '#server/platform/common/errors.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { MediaLinks } from './media-links.ts';
import { mediaRoutes } from './media.routes.ts';

export const secret = 'a secret of thirty-two characters';
export const links = new MediaLinks({ current: secret });
export const image = 'images/0198c0de/abc123.webp';
/** A lecture with captions. */
export const LECTURE = '0198c0de-0000-7000-8000-000000000001';
export const video = 'videos/0198c0de.mp4';
export const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Stands in for the hash of a session's cookie. */
const tokenHashOf = (request: { get: (name: string) => string | undefined }) => request.get('x-session');

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Stands in for the captions of a lecture. Its stream is not known. */
const subtitlesOf: Parameters<typeof mediaRoutes>[0]['subtitlesOf'] = (lectureId, _key, query) =>
  Promise.resolve(
    lectureId === LECTURE
      ? [{ language: 'pt-BR', name: 'português', address: `/captions/a.m3u8?${query('captions/a')}` }]
      : [],
  );

/** Serves the routes, and records the errors that they pass on. */
export class MediaServer {
  readonly errors: unknown[] = [];
  private readonly server: Server;

  constructor(storage: Storage) {
    const onError: ErrorRequestHandler = (error, _request, response, _next) => {
      this.errors.push(error);
      if (!response.headersSent) response.status(error instanceof AppError ? error.status : 500).end();
    };
    this.server = createServer(
      express()
        .use('/media', mediaRoutes({ storage, links, subtitlesOf, isOpenToOrigins: true, tokenHashOf }))
        .use(onError),
    );
  }

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get port(): number {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    return address.port;
  }

  /** Sends the path unchanged: no URL parser normalises it first. Redirects are not followed. */
  async get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const request = httpRequest({
      host: '127.0.0.1',
      port: this.port,
      path,
      method,
      headers,
      agent: false,
    }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Puts the letters of the alphabet under `image` and `video`. */
export async function fill(storage: Storage): Promise<void> {
  await storage.put(image, Readable.from([Buffer.from(alphabet)]), { contentType: 'image/webp' });
  await storage.put(video, Readable.from([Buffer.from(alphabet)]), { contentType: 'video/mp4' });
}
