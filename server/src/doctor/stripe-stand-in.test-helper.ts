import { once } from 'node:events';
import {
  createServer,
  request as callOn,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Stripe } from 'stripe';
import type { SandboxAccount } from '#sandbox/stripe/account.ts';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import { HANDLED_EVENTS } from '#server/payment/webhook/event-subject.ts';
import { deliverEvent, signEvent } from '#server/payment/webhook/stripe-event.test-helper.ts';
import type { TestApp } from '#testing/start-app.ts';
import type { StripeOptions } from './stripe.check.ts';

/** The account of the school. */
export const ACCOUNT: SandboxAccount = { id: 'acct_known', livemode: true };
/** The only key that the stand-in accepts. */
export const KEY = 'sk_live_known';

/** The responses of Stripe that tests can change. */
interface Told {
  account: Pick<Stripe.Account, 'id'>;
  endpoints: Pick<Stripe.WebhookEndpoint, 'id' | 'url' | 'status' | 'enabled_events'>[];
  prices: { object: 'price'; id: string; product: { object: 'product'; active: boolean } }[];
  portals: {
    features: Record<'payment_method_update' | 'invoice_history', { enabled: boolean }> & {
      customer_update: { enabled: boolean; allowed_updates: string[] };
    };
  }[];
  tax: Pick<Stripe.Tax.Settings, 'status'>;
  date: Date;
  /** How its events are delivered. */
  deliveries: 'taken' | 'held' | 'signed with another secret';
}

export interface StripeStandIn {
  address: StripeOptions['address'];
  told: Told;
  /** API versions of the endpoints that were created. */
  created: (string | null)[];
  /** Resets to an account without problems, with an endpoint at this address. */
  reset(url: string): void;
  close(): void;
}

/** Starts a stand-in for Stripe with an account that tests control. It forwards checkouts and events to the sandbox of the school. */
export async function startStripeStandIn(app: TestApp): Promise<StripeStandIn> {
  const answer: RequestListener = (request, response) => {
    if (/^\/v1\/(checkout|events)/.test(request.url ?? '')) return passOn(request, response);
    if (request.method !== 'GET') return void change(request, response);
    const isKnown = request.headers.authorization === `Bearer ${KEY}`;
    const { account, endpoints, prices, portals, tax } = standIn.told;
    const listOf = (data: object[]) => ({ object: 'list', url: request.url, has_more: false, data });
    const [, name = ''] = /^\/v1\/([^?]+)/.exec(request.url ?? '') ?? [];
    const answers: Record<string, object> = {
      account,
      webhook_endpoints: listOf(endpoints),
      prices: listOf(prices),
      'billing_portal/configurations': listOf(portals),
      'tax/settings': tax,
    };
    response.sendDate = false;
    response
      .writeHead(isKnown ? 200 : 401, {
        'Content-Type': 'application/json',
        Date: standIn.told.date.toUTCString(),
      })
      .end(JSON.stringify(isKnown ? answers[name] : { error: { message: 'Invalid API Key provided' } }));
  };

  /** Creates, changes or deletes an endpoint. */
  const change = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = new URLSearchParams(await text(request));
    const { endpoints } = standIn.told;
    const id =
      /^\/v1\/webhook_endpoints\/(\w+)$/.exec(request.url ?? '')?.[1] ?? `we_${standIn.created.length + 2}`;
    const types = [...given].flatMap(([name, value]) => (name.startsWith('enabled_events[') ? [value] : []));
    const existing = endpoints.find((endpoint) => endpoint.id === id);
    standIn.told.endpoints = endpoints.filter((endpoint) => endpoint !== existing);
    let answer: object = { id, object: 'webhook_endpoint', deleted: true };
    if (request.method === 'POST') {
      const url = existing?.url ?? given.get('url') ?? '';
      const endpoint = { id, url, status: 'enabled', enabled_events: types };
      standIn.told.endpoints.push(endpoint);
      answer = existing ? endpoint : { ...endpoint, secret: `whsec_${id}` };
      if (!existing) standIn.created.push(given.get('api_version'));
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  };

  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    const { sdkConfig, secretKey } = app.container.stripeSandbox ?? {};
    const { host, port } = sdkConfig ?? {};
    const headers = { ...request.headers, authorization: `Bearer ${secretKey}` };
    const call = callOn({ host, port, method: request.method, path: request.url, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
      const isForged = standIn.told.deliveries === 'signed with another secret';
      if (isForged && request.url?.endsWith('/expire')) void deliverForged();
    });
    request.pipe(call);
  };

  const deliverForged = async (): Promise<void> => {
    const [held] = controlOf(app).heldEvents().slice(-1);
    const body = JSON.stringify(await app.container.stripe.events.retrieve(held?.id ?? ''));
    await deliverEvent(app, body, signEvent(body, { secret: 'whsec_of_another_endpoint' }));
  };

  const wellTold = (url: string): Told => ({
    account: { id: ACCOUNT.id },
    endpoints: [{ id: 'we_1', url, status: 'enabled', enabled_events: [...HANDLED_EVENTS] }],
    prices: [{ object: 'price', id: 'price_1', product: { object: 'product', active: true } }],
    portals: [
      {
        features: {
          payment_method_update: { enabled: true },
          invoice_history: { enabled: true },
          customer_update: { enabled: true, allowed_updates: ['name', 'tax_id'] },
        },
      },
    ],
    tax: { status: 'active' },
    date: new Date(),
    deliveries: 'taken',
  });

  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: StripeStandIn = {
    address: { host: '127.0.0.1', port, protocol: 'http' },
    told: wellTold(''),
    created: [],
    reset: (url) => {
      standIn.told = wellTold(url);
      standIn.created = [];
    },
    close: () => server.close(),
  };
  return standIn;
}
