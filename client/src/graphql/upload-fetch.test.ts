// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, gql } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Window as HappyWindow } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAborted } from './errors.ts';
import { uploadFetch } from './upload-fetch.ts';
import { createUploadLink } from './upload-link.ts';

const document = gql`
  mutation CreateCourse($title: String!, $thumbnail: Upload!) {
    createCourse(title: $title, thumbnail: $thumbnail)
  }
`;

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = { status: number; body: object } | 'never';

/** Starts a server that records its requests. Calls `onRequest` as soon as the head of a request arrives. */
function startServer(answer: () => Answer, onRequest: () => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    onRequest();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const reply = answer();
      if (reply === 'never') return;
      response.writeHead(reply.status, { 'content-type': 'application/graphql-response+json' });
      response.end(JSON.stringify(reply.body));
    });
  });
  return { server, received };
}

let answer: Answer;
let onRequest: () => void;
let server: Server;
let received: Received[];
let client: ApolloClient;
beforeEach(async () => {
  onRequest = () => undefined;
  answer = { status: 200, body: { data: { createCourse: 'done' } } };
  ({ server, received } = startServer(
    () => answer,
    () => onRequest(),
  ));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, so its address is an object.
  const { port } = server.address() as AddressInfo;
  const uri = `http://127.0.0.1:${port}/graphql`;
  // The page's own origin, so that requests are not cross-site. The test's window is happy-dom's.
  (window as unknown as HappyWindow).happyDOM.setURL(uri);
  const http = new HttpLink({ uri, fetch: uploadFetch });
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([createUploadLink(), http]),
  });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const createCourse = (thumbnail: unknown, fetchOptions: { signal?: AbortSignal } = {}) =>
  client.mutate({ mutation: document, variables: { title: 'Joins', thumbnail }, context: { fetchOptions } });

describe('a mutation with a file', () => {
  it('is sent as a GraphQL multipart request', async () => {
    const { data } = await createCourse(new File(['my picture'], 'joins.png', { type: 'image/png' }));
    expect(data).toEqual({ createCourse: 'done' });
    const [{ headers, body }] = received as [Received];
    expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(headers['apollo-require-preflight']).toBe('true');
    const parts = body.split('\r\n').filter((line) => /^[{m]/.test(line));
    expect(JSON.parse(parts[0] ?? '')).toMatchObject({
      operationName: 'CreateCourse',
      variables: { title: 'Joins', thumbnail: null },
    });
    expect(parts.slice(1)).toEqual(['{"0":["variables.thumbnail"]}', 'my picture']);
    expect(body).toContain('name="0"; filename="joins.png"');
  });

  it("reports the server's error like any other call", async () => {
    answer = { status: 413, body: { errors: [{ message: 'This picture is too large' }] } };
    const error = await createCourse(new File(['x'], 'joins.png')).catch((reason: unknown) => reason);
    expect(CombinedGraphQLErrors.is(error)).toBe(true);
    expect(error).toMatchObject({ message: 'This picture is too large' });
  });

  it('ends with AbortError when it is cancelled during the upload', async () => {
    answer = 'never';
    const controller = new AbortController();
    onRequest = () => controller.abort();
    const error = await createCourse(new File(['x'], 'joins.png'), { signal: controller.signal }).catch(
      (reason: unknown) => reason,
    );
    expect(isAborted(error)).toBe(true);
  });
});

describe('a mutation without a file', () => {
  it('is sent as JSON', async () => {
    await createCourse('none');
    const [{ headers, body }] = received as [Received];
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toMatchObject({ variables: { title: 'Joins', thumbnail: 'none' } });
  });
});
