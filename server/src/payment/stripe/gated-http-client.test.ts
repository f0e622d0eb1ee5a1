import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { eventually } from '#testing/eventually.ts';
import { createStripeClient } from './stripe-client.ts';

/** A server in the place of Stripe. */
let server: Server;
let answer: (response: ServerResponse) => void;
let stripe: Stripe;
let gate: ReturnType<typeof createStripeClient>['gate'];
/** Answers whose connection is closed, and whether all of the answer was sent. */
let closed: boolean[];
let dripping: NodeJS.Timeout | undefined;

beforeEach(async () => {
  closed = [];
  server = createServer((_request, response) => {
    response.on('close', () => closed.push(response.writableFinished));
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = { host: '127.0.0.1', port, protocol: 'http' } as const;
  ({ stripe, gate } = createStripeClient({
    secretKey: 'sk_test_1',
    address,
    logger: createLogger('silent'),
  }));
  stripe._setApiField('maxNetworkRetries', 0);
});
afterEach(() => {
  clearInterval(dripping);
  gate.close();
  server.closeAllConnections();
  server.close();
});

const cancel = () => stripe.subscriptions.cancel('sub_1');

describe('an answer in the place of Stripe', () => {
  it.each([
    [500, '{}'],
    [502, '{"message":"Bad gateway"}'],
    [503, 'null'],
    [404, '{}'],
    [302, '{}'],
    [200, 'null'],
  ])('with status %i and the body %s is a failure, and no object', async (status, body) => {
    answer = (response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    await expect(cancel()).rejects.toBeInstanceOf(Stripe.errors.StripeError);
  });

  it('with an object is that object', async () => {
    answer = (response) => response.end('{"id":"sub_1","object":"subscription"}');
    expect(await cancel()).toMatchObject({ id: 'sub_1' });
  });

  it('with an error of Stripe is that error', async () => {
    answer = (response) =>
      response.writeHead(404).end('{"error":{"type":"invalid_request_error","message":"None"}}');
    await expect(cancel()).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  });

  it('that never ends is given up, although bytes keep coming', async () => {
    stripe._setApiField('timeout', 400);
    answer = (response) => {
      response.write('{');
      dripping = setInterval(() => response.write(' '), 50);
    };
    await expect(cancel()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    await eventually(() => expect(closed).toEqual([false]));
  });
});
