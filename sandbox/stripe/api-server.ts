import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { acceptedKey, inMode } from './account.ts';
import { findRoute, type ApiRoute, type PreparedCall } from './api-route.ts';
import type { Fault } from './control/control.ts';
import { answerOfFault } from './control/fault-answer.ts';
import type { Faults } from './control/faults.ts';
import { API_VERSION } from './event-log.ts';
import { expandAnswer } from './expand.ts';
import { parseForm } from './form-encoding.ts';
import { IdempotencyKeys, type KeyUse } from './idempotency.ts';
import { createId } from './ids.ts';
import { parameter, readParameters } from './parameters.ts';
import { KeyCheck } from './key-rights.ts';
import type { ObjectStore } from './object-store.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SandboxLogger } from './sandbox-logger.ts';
import type { SandboxState } from './sandbox-state.ts';
import { KeptRefusal, StripeApiError, invalidRequest } from './stripe-error.ts';

const MAXIMUM_BODY_BYTES = 1_000_000;
const expandParameters = z.strictObject({ expand: parameter.list(parameter.text()).optional() });

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

interface ApiRequest {
  id: string;
  method: string;
  path: string;
  query: string;
  message: IncomingMessage;
  /** Set if the call has an idempotency key. As with Stripe, only POST supports one. */
  keyUse: KeyUse | undefined;
}

/** The result of a call: a response or none. */
type Outcome = Answer | 'disconnect';

interface PreparedRequest {
  call: PreparedCall;
  fault: Fault | undefined;
  /** The answer's JSON with what the call wants expanded. */
  expand: (store: ObjectStore, answer: object) => object;
  /** Tells whether two requests with the same key are identical. */
  fingerprint: string;
}

function describeRequest(message: IncomingMessage): ApiRequest {
  const { pathname: path, search } = new URL(message.url ?? '/', 'http://localhost');
  const { method = 'GET' } = message;
  const id = createId('req');
  const key = message.headers['idempotency-key'];
  const keyUse =
    method === 'POST' && typeof key === 'string' ? { key, endpoint: path, requestId: id } : undefined;
  return { id, method, path, query: search.slice(1), message, keyUse };
}

function givenKey({ headers }: IncomingMessage): string | undefined {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(credentials, 'base64').toString().split(':', 1)[0];
}

/** Returns the accepted key. */
function authenticate(message: IncomingMessage, secretKey: string): string {
  const key = givenKey(message);
  if (key === secretKey) return key;
  throw new StripeApiError(
    401,
    key
      ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  );
}

function checkVersion({ headers }: IncomingMessage): void {
  const version = headers['stripe-version'];
  if (version === undefined || version === API_VERSION) return;
  throw invalidRequest(`Invalid Stripe API version: ${String(version)}. This sandbox speaks ${API_VERSION}.`);
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    // A stream without an encoding yields buffers.
    const buffer = chunk as Buffer;
    size += buffer.length;
    if (size > MAXIMUM_BODY_BYTES) throw new StripeApiError(413, 'The request body is too large.');
    chunks.push(buffer);
  }
  return Buffer.concat(chunks).toString();
}

function unknownRoute({ method, path }: ApiRequest): StripeApiError {
  return new StripeApiError(
    404,
    `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you ` +
      'are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code. Please see ' +
      'https://stripe.com/docs or we can help at https://support.stripe.com/.',
  );
}

function send(response: ServerResponse, { id, keyUse }: ApiRequest, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    'Request-Id': id,
    'Stripe-Version': API_VERSION,
    ...(keyUse && { 'Idempotency-Key': keyUse.key }),
    ...headers,
  });
  response.end(body);
}

type Delay = Extract<Fault['effect'], { delay: number }>;

function isDelay(fault: Fault | undefined): fault is Fault & { effect: Delay } {
  return typeof fault?.effect === 'object' && 'delay' in fault.effect;
}

/** The response of a call with a fault "during" its work. */
function failureOf(fault: Fault | undefined): Answer | undefined {
  if (fault?.when !== 'during' || typeof fault.effect !== 'object' || !('status' in fault.effect))
    return undefined;
  return answerOfFault(fault.effect);
}

/** Stripe's HTTP API on the sandbox's state. */
export class ApiServer {
  readonly #keys: IdempotencyKeys;
  readonly #server: Server;

  constructor(
    private readonly state: SandboxState,
    private readonly routes: readonly ApiRoute[],
    private readonly faults: Faults,
    private readonly rateLimit: RateLimit,
    private readonly secretKey: string,
    private readonly logger: SandboxLogger | undefined,
  ) {
    this.#keys = new IdempotencyKeys(state.database);
    this.#server = createServer((message, response) => {
      const request = describeRequest(message);
      void this.#answer(request).then((outcome) => {
        if (outcome === 'disconnect') message.socket.destroy();
        else send(response, request, outcome);
      });
    });
  }

  /** Listens on a free port of the loopback interface. Resolves with the port. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The Stripe sandbox has no port');
    return address.port;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #answer(request: ApiRequest): Promise<Outcome> {
    try {
      const { database } = this.state;
      const key = authenticate(request.message, acceptedKey(database, this.secretKey));
      checkVersion(request.message);
      this.rateLimit.admit(this.#endpointOf(request));
      if (request.keyUse) this.#keys.claim(request.keyUse);
      return await this.#work(request, new KeyCheck(database, key));
    } catch (error) {
      return this.#answerError(request, error);
    }
  }

  /** The endpoint by which calls are counted, without IDs. */
  #endpointOf({ method, path }: ApiRequest): string {
    return `${method} ${findRoute(this.routes, method, path)?.route.path ?? path}`;
  }

  /** Releases the key of a request that fails before its work begins, because only executed calls are stored. */
  async #work(request: ApiRequest, check: KeyCheck): Promise<Outcome> {
    try {
      const prepared = await this.#prepare(request, check);
      const { fault } = prepared;
      if (isDelay(fault)) return await this.#workLate(request, prepared, fault);
      if (fault?.when === 'before') {
        if (request.keyUse) this.#keys.release(request.keyUse);
        return await this.#lose(fault);
      }
      const answer = this.#execute(request, prepared);
      return fault?.when === 'after' ? await this.#lose(fault) : answer;
    } catch (error) {
      if (request.keyUse) this.#keys.release(request.keyUse);
      throw error;
    }
  }

  async #workLate(
    request: ApiRequest,
    prepared: PreparedRequest,
    { when, effect: { delay } }: Fault & { effect: Delay },
  ): Promise<Answer> {
    const wait = () => Promise.race([this.faults.cleared, pause(delay, undefined, { ref: false })]);
    if (when === 'before') await wait();
    const answer = this.#execute(request, prepared);
    if (when === 'after') await wait();
    return answer;
  }

  /** The result of a call whose response is lost by a fault. */
  async #lose({ effect }: Fault): Promise<Outcome> {
    if (typeof effect === 'object' && 'status' in effect) return answerOfFault(effect);
    if (effect === 'kill') process.kill(process.pid, 'SIGKILL');
    if (effect !== 'disconnect') await this.faults.cleared;
    return 'disconnect';
  }

  async #prepare(request: ApiRequest, check: KeyCheck): Promise<PreparedRequest> {
    const body = await readBody(request.message);
    const found = findRoute(this.routes, request.method, request.path);
    if (!found) throw unknownRoute(request);
    check.requireCall(request.method, request.path);
    const { expand, ...form } = parseForm(request.query, body);
    const expansion = readParameters(expandParameters, expand === undefined ? {} : { expand });
    return {
      call: found.route.prepare(form, found.id),
      fault: this.faults.strike(request.method, found.route.path, request.path),
      expand: (store, answer) => expandAnswer(store, answer, expansion.expand ?? [], check),
      fingerprint: createHash('sha256')
        .update(JSON.stringify([form, expansion]))
        .digest('hex'),
    };
  }

  /** The work and the response stored under the key are committed together. */
  #execute({ id, keyUse }: ApiRequest, { call, fault, expand, fingerprint }: PreparedRequest): Answer {
    const cause = { requestId: id, idempotencyKey: keyUse?.key ?? null };
    return this.state.transact(cause, (context) => {
      const kept = keyUse && this.#keys.recall(keyUse, fingerprint);
      if (kept) {
        const headers = { 'Idempotent-Replayed': 'true', 'Original-Request': kept.requestId };
        return { status: kept.status, body: kept.body, headers };
      }
      const answer =
        failureOf(fault) ??
        this.#attempt(context, () => {
          const result = call(context);
          return result instanceof KeptRefusal ? result : expand(context.store, result);
        });
      if (keyUse) this.#keys.save(keyUse, fingerprint, answer.status, answer.body);
      return answer;
    });
  }

  /** An error that the call throws is its response and rolls the call back, unless it is a KeptRefusal. */
  #attempt(context: Parameters<PreparedCall>[0], work: () => object): Answer {
    try {
      const result = context.attempt(work);
      if (result instanceof KeptRefusal) throw result.error;
      return { status: 200, body: inMode(this.state.database, result), headers: {} };
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2), headers: {} };
    }
  }

  #answerError(request: ApiRequest, error: unknown): Answer {
    // If the message broke off, the client caused it and cannot receive a response.
    if (!(error instanceof StripeApiError) && request.message.complete) {
      this.logger?.warn(
        { err: error, requestId: request.id, path: request.path },
        'The Stripe sandbox failed',
      );
    }
    const fault =
      error instanceof StripeApiError
        ? error
        : new StripeApiError(500, 'An unknown error occurred', { type: 'api_error' });
    const headers = { ...fault.headers, ...(fault.status === 409 && { 'Stripe-Should-Retry': 'true' }) };
    return { status: fault.status, body: JSON.stringify({ error: fault.body }, null, 2), headers };
  }
}
