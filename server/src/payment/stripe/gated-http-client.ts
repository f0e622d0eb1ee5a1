import { IncomingMessage } from 'node:http';
import { Stripe } from 'stripe';
import { isRequest } from '#server/platform/db/orm.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import { GateRefusal, type ServiceGate } from '#server/platform/outbound/service-gate.ts';

/** How long a user waits for one response of Stripe, to its last byte. Jobs have the timeout of the SDK. */
const PATIENCE_MS = 5_000;
/** Marks responses that are not Stripe's. */
const REFUSED_HEADER = 'lectern-not-asked';
const FIRST_OF_SERVER_ERRORS = 500;

/** The code of the response for a key of another account than the one whose rows are in use. */
const OTHER_ACCOUNT = 'lectern_other_account';

type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>;
type Response = Awaited<ReturnType<HttpClient['makeRequest']>>;
type Request = Parameters<HttpClient['makeRequest']>;

/** Makes the calls of Stripe's SDK, each through the gate. There is no other way to Stripe. */
export class GatedHttpClient implements HttpClient {
  constructor(
    private readonly inner: HttpClient,
    private readonly gate: ServiceGate,
    private readonly traces?: Traces,
  ) {}

  /** Tells before each call whether the key is of the account in use. Throws if that is not known yet. */
  private isAccountInUse: () => Promise<boolean> = () => Promise.resolve(true);

  /** Calls are refused while the key is of another account than the one in use, or while that is not known. */
  requireAccount(isInUse: () => Promise<boolean>): void {
    this.isAccountInUse = isInUse;
  }

  readonly getClientName = () => this.inner.getClientName();

  /**
   * If the gate refuses a call, or a user has waited too long, the response is that of an unavailable Stripe, and the
   * SDK does not retry.
   */
  readonly makeRequest = async (...request: Request): Promise<Response> => {
    const isForPerson = isRequest();
    const timeout = isForPerson ? Math.min(request[7], PATIENCE_MS) : request[7];
    try {
      const { response } = await this.gate.pass(() => this.call(request, timeout));
      return response;
    } catch (error) {
      if (error instanceof GateRefusal || error instanceof Stripe.errors.StripeError)
        return refusal(error.message);
      if (isForPerson && isTimeout(error)) return refusal('Stripe did not answer in time');
      throw error;
    }
  };

  /** The call is under way until the last byte is read, for at most `timeout` milliseconds. */
  private async call(request: Request, timeout: number) {
    if (!(await this.isAccountInUse())) return { response: ofOtherAccount(), isFailure: false };
    const [host, port, path, method, headers, data, protocol] = request;
    const ask = () => this.inner.makeRequest(host, port, path, method, headers, data, protocol, timeout);
    // IDs and queries identify a customer.
    const [, , resource = ''] = path.split(/[/?]/);
    const attributes = { 'server.address': host, 'http.request.method': method };
    // The limit of the HTTP client starts again with every byte.
    const late = Promise.withResolvers<never>();
    let answer: Response | undefined;
    const timer = setTimeout(() => {
      late.reject(Stripe.HttpClient.makeTimeoutError());
      if (answer) hangUp(answer);
    }, timeout);
    try {
      const asked = this.traces?.call(`Stripe ${method} ${resource}`, attributes, ask) ?? ask();
      answer = await Promise.race([asked, late.promise]);
      const status = answer.getStatusCode();
      const body = (answer.toJSON() as Promise<unknown>).then((json) => checked(status, json));
      const isRead = await body.then(
        () => true,
        () => false,
      );
      return {
        response: new ReadResponse(status, answer.getHeaders(), { raw: answer.getRawResponse(), body }),
        isFailure: !isRead || status >= FIRST_OF_SERVER_ERRORS,
      };
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Closes the connection of a response, whose body is then not read to its end. */
function hangUp(answer: Response): void {
  const raw: unknown = answer.getRawResponse();
  if (raw instanceof IncomingMessage) raw.destroy();
}

/** Replaces a body that does not match its status by an error, because the SDK takes every body without `error` for the requested object. */
function checked(status: number, body: unknown): unknown {
  if (typeof body === 'object' && body !== null && ('error' in body || (status >= 200 && status < 300))) {
    return body;
  }
  return errorBody(`The answer with status ${status} is not one of Stripe`);
}

/** Whether an SDK error is from a call that was not sent to Stripe, or whose response did not arrive. */
export function wasNotAnswered({ headers }: Stripe.errors.StripeError): boolean {
  return headers?.[REFUSED_HEADER] !== undefined;
}

/** Whether an SDK error is from a call that was not sent because the key is of another account than the one in use. */
export function isOfOtherAccount(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === OTHER_ACCOUNT;
}

/** A response whose body was read. */
class ReadResponse extends Stripe.HttpClientResponse {
  constructor(
    status: number,
    headers: ReturnType<Response['getHeaders']>,
    private readonly read: { raw: unknown; body: Promise<unknown> },
  ) {
    super(status, headers);
  }

  override getRawResponse(): unknown {
    return this.read.raw;
  }

  override toJSON(): Promise<unknown> {
    return this.read.body;
  }
}

function refusal(message: string): ReadResponse {
  const headers = { 'stripe-should-retry': 'false', [REFUSED_HEADER]: 'true' };
  return new ReadResponse(503, headers, { raw: {}, body: Promise.resolve(errorBody(message)) });
}

/** The status of a refusal by Stripe, so that the call does not count as an outage. */
function ofOtherAccount(): ReadResponse {
  const message = 'The key belongs to another Stripe account or mode than the one in use';
  const body = Promise.resolve({ error: { type: 'invalid_request_error', code: OTHER_ACCOUNT, message } });
  const headers = { 'stripe-should-retry': 'false', [REFUSED_HEADER]: 'true' };
  return new ReadResponse(403, headers, { raw: {}, body });
}

const errorBody = (message: string) => ({ error: { type: 'api_error', message } });

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === Stripe.HttpClient.TIMEOUT_ERROR_CODE;
}
