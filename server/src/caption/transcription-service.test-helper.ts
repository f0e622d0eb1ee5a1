import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request to the fake service. */
export interface TranscriptionRequest {
  authorization: string | undefined;
  fields: Record<string, string>;
  file: { name: string; contentType: string; bytes: Buffer };
}

type Answer = (request: TranscriptionRequest, response: ServerResponse) => unknown;

/**
 * Starts a fake of OpenAI's transcription API that is as strict as the real one: it answers 400 to any invalid request.
 * `answers` sets the response to valid ones.
 */
export async function startTranscriptionService() {
  const requests: TranscriptionRequest[] = [];
  let answer: Answer = (_request, response) => response.end();
  const server = createServer((request, response) => {
    void (async () => {
      const understood = await read(request).catch((error: unknown) => String(error));
      if (typeof understood === 'string') return response.writeHead(400).end(understood);
      requests.push(understood);
      return answer(understood, response);
    })().catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this type of address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Sets the response to the next requests. */
    answers: (next: Answer) => void (answer = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const REQUIRED = ['model', 'language', 'response_format'];

async function read(request: IncomingMessage): Promise<TranscriptionRequest> {
  const { method, url, headers } = request;
  const body = await buffer(request);
  if (method !== 'POST' || url !== '/v1/audio/transcriptions') throw new Error(`Unknown: ${method} ${url}`);
  if (Number(headers['content-length']) !== body.length) throw new Error('No content-length');
  // undici parses multipart strictly by RFC 7578.
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  const fields: Record<string, string> = {};
  let file: File | undefined;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else if (name === 'file' && !file) file = value;
    else throw new Error(`Unexpected file ${name}`);
  }
  if (!file) throw new Error('No file');
  if (Object.keys(fields).sort().join() !== REQUIRED.toSorted().join()) {
    throw new Error(`Fields ${Object.keys(fields).join()}`);
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  return {
    authorization: headers.authorization,
    fields,
    file: { name: file.name, contentType: file.type, bytes },
  };
}
