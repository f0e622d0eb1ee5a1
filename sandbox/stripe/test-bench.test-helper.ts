import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import Stripe from 'stripe';
import { startStripeSandbox, type StripeSandbox } from './stripe-sandbox.ts';

export const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';
export const SUCCESS_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const AUTHENTICATION_CARD = '4000 0025 0000 3155';

async function listen(handler: RequestListener, port = 0): Promise<{ server: Server; url: string }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A server that listens on an address has a port.
  const address = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${address.port}` };
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A product's webhook. It stores each event with a valid signature, and can be told to fail. */
export class WebhookReceiver {
  readonly events: Stripe.Event[] = [];
  /** The number of next deliveries that fail with status 500. */
  failures = 0;
  readonly attempts: { id: string; at: number }[] = [];
  readonly #waiting = new Set<() => void>();

  readonly handle: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const payload = Buffer.concat(chunks);
      const signature = request.headers['stripe-signature'] ?? '';
      const event = Stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET);
      this.attempts.push({ id: event.id, at: Date.now() });
      const fails = this.failures > 0;
      if (fails) this.failures -= 1;
      else this.events.push(event);
      response.writeHead(fails ? 500 : 200).end();
      this.#waiting.forEach((check) => check());
    });
  };

  /** The types of the events so far, in the order of their arrival. */
  get types(): string[] {
    return this.events.map((event) => event.type);
  }

  /** Resolves once the condition holds, which is checked after each delivery. */
  async until(condition: () => boolean): Promise<void> {
    if (condition()) return;
    await new Promise<void>((resolve) => {
      const check = (): void => {
        if (!condition()) return;
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
    });
  }

  async untilReceived(type: Stripe.Event['type'], count = 1): Promise<void> {
    await this.until(() => this.types.filter((received) => received === type).length >= count);
  }
}

/** A running sandbox with its pages, a webhook and the SDK, all over HTTP. */
export interface TestBench {
  file: string;
  receiver: WebhookReceiver;
  stripe: Stripe;
  sandbox: StripeSandbox;
  /** The URL of the API. */
  apiUrl: string;
  /** The base URL of the hosted pages. */
  publicUrl: string;
  close: () => Promise<void>;
}

interface BenchOptions {
  /** A file to reopen. Default: a new one in its own folder. */
  file?: string;
  receiver?: WebhookReceiver;
}

async function newFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'stripe-sandbox-')), 'nested', 'stripe.sqlite');
}

export async function startTestBench(options: BenchOptions = {}): Promise<TestBench> {
  const file = options.file ?? (await newFile());
  const receiver = options.receiver ?? new WebhookReceiver();
  const webhook = await listen(receiver.handle);
  const app = express();
  const front = await listen(app);
  const sandbox = await startStripeSandbox({
    file,
    publicUrl: () => front.url,
    webhookUrl: () => `${webhook.url}/webhooks/stripe`,
    webhookSecret: WEBHOOK_SECRET,
    secretKey: SECRET_KEY,
  });
  app.use('/sandbox/stripe', sandbox.pages);
  const stripe = new Stripe(SECRET_KEY, { ...sandbox.sdkConfig, maxNetworkRetries: 0, telemetry: false });
  return {
    file,
    receiver,
    stripe,
    sandbox,
    apiUrl: `http://${sandbox.sdkConfig.host}:${sandbox.sdkConfig.port}`,
    publicUrl: front.url,
    close: async () => {
      await sandbox.close();
      await Promise.all([stop(front.server), stop(webhook.server)]);
    },
  };
}

/** A separate process that serves the same file, to be killed. Its webhook URL has no server. */
export async function forkSandbox(file: string): Promise<{ child: ChildProcess; stripe: Stripe }> {
  const child = fork(new URL('./killed-process.test-helper.ts', import.meta.url), [file], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const port = await new Promise((resolve) => child.once('message', resolve));
  const address = { host: '127.0.0.1', port: Number(port), protocol: 'http' } as const;
  return { child, stripe: new Stripe(SECRET_KEY, { ...address, maxNetworkRetries: 0 }) };
}

export async function removeFile(file: string): Promise<void> {
  await rm(join(file, '..', '..'), { recursive: true, force: true });
}

/** A yearly price of a new product. */
export async function createYearlyPrice(stripe: Stripe, unitAmount = 49_900): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: 'Yearly subscription' });
  return await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: unitAmount,
    recurring: { interval: 'year' },
  });
}

/** An open checkout for one yearly subscription. */
export async function createCheckout(
  stripe: Stripe,
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const price = await createYearlyPrice(stripe);
  return await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://school.example/checkout/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://school.example/checkout/failure',
    ...params,
  });
}

export function cardForm(cardNumber: string, changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    email: 'ada@example.com',
    cardNumber,
    expiry: '12 / 34',
    cvc: '123',
    cardName: 'Ada Lovelace',
    ...changes,
  });
}

/** Submits a form of the hosted page as a browser would, without following redirects. */
export function submit(url: string, form: URLSearchParams): Promise<Response> {
  return fetch(url, { method: 'POST', body: form, redirect: 'manual' });
}

/** Pays a checkout with the card that succeeds. */
export async function pay(
  stripe: Stripe,
  { id, url }: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session> {
  await submit(url ?? '', cardForm(SUCCESS_CARD));
  return await stripe.checkout.sessions.retrieve(id);
}

/** The ID of a required reference. */
export function referenceId(reference: string | { id: string } | null | undefined): string {
  if (!reference) throw new Error('Expected a reference');
  return typeof reference === 'string' ? reference : reference.id;
}

interface Subscriber {
  session: Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  customerId: string;
}

/** A customer who has paid for a year. */
export async function subscribe({ stripe }: TestBench): Promise<Subscriber> {
  const { id: customerId } = await stripe.customers.create({ email: 'ada@example.com', name: 'Ada' });
  const open = await createCheckout(stripe, {
    customer: customerId,
    client_reference_id: 'user-1',
    metadata: { user: '1' },
    subscription_data: { metadata: { user: '1' } },
  });
  const session = await pay(stripe, open);
  const subscription = await stripe.subscriptions.retrieve(referenceId(session.subscription));
  return { session, subscription, customerId };
}

/** The payment intent of a subscription's latest invoice. */
export async function latestIntent(
  { stripe }: TestBench,
  subscription: Stripe.Subscription,
): Promise<Stripe.PaymentIntent> {
  const { data } = await stripe.invoicePayments.list({
    invoice: referenceId(subscription.latest_invoice),
    expand: ['data.payment.payment_intent'],
  });
  const intent = data[0]?.payment.payment_intent;
  if (typeof intent !== 'object') throw new Error('Expected an expanded payment intent');
  return intent;
}

interface RawCall {
  body?: string;
  headers?: Record<string, string>;
}

/** Calls the API without the SDK. */
export function callApi(
  { apiUrl }: TestBench,
  method: string,
  path: string,
  { body, headers }: RawCall = {},
): Promise<Response> {
  return fetch(`${apiUrl}${path}`, {
    method,
    body,
    headers: {
      Authorization: `Bearer ${SECRET_KEY}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
}
