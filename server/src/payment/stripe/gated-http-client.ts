import { Stripe } from 'stripe';
import { isRequest } from '#server/platform/db/orm.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import { GateRefusal, type ServiceGate } from '#server/platform/outbound/service-gate.ts';

/** For how long a person waits for one answer of Stripe; jobs have the time that the SDK is set to. */
const PATIENCE_MS = 5_000;
/** Marks answers that are not Stripe's. */
const REFUSED_HEADER = 'lectern-not-asked';
const FIRST_OF_SERVER_ERRORS = 500;

type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>;
type Response = Awaited<ReturnType<HttpClient['makeRequest']>>;
type Request = Parameters<HttpClient['makeRequest']>;

/** Makes the calls of Stripe's SDK, each through the gate: there is no other way to Stripe. */
export class GatedHttpClient implements HttpClient {
  constructor(
    private readonly inner: HttpClient,
    private readonly gate: ServiceGate,
    private readonly traces?: Traces,
  ) {}

  readonly getClientName = () => this.inner.getClientName();

  /**
   * A call that the gate refuses, and one that a person has waited for in vain, is answered as Stripe answers when it is down:
   * the SDK repeats it not.
   */
  readonly makeRequest = async (...request: Request): Promise<Response> => {
    const isForPerson = isRequest();
    const timeout = isForPerson ? Math.min(request[7], PATIENCE_MS) : request[7];
    try {
      const { response } = await this.gate.pass(() => this.call(request, timeout));
      return response;
    } catch (error) {
      if (error instanceof GateRefusal) return refusal(error.message);
      if (isForPerson && isTimeout(error)) return refusal('Stripe did not answer in time');
      throw error;
    }
  };

  /** Under way until the last byte is there. */
  private async call(request: Request, timeout: number) {
    const [host, port, path, method, headers, data, protocol] = request;
    const ask = () => this.inner.makeRequest(host, port, path, method, headers, data, protocol, timeout);
    // Ids and queries are of one customer.
    const [, , resource = ''] = path.split(/[/?]/);
    const attributes = { 'server.address': host, 'http.request.method': method };
    const answer = await (this.traces?.call(`Stripe ${method} ${resource}`, attributes, ask) ?? ask());
    const body = answer.toJSON() as Promise<unknown>;
    const isRead = await body.then(
      () => true,
      () => false,
    );
    const status = answer.getStatusCode();
    return {
      response: new ReadResponse(status, answer.getHeaders(), { raw: answer.getRawResponse(), body }),
      isFailure: !isRead || status >= FIRST_OF_SERVER_ERRORS,
    };
  }
}

/** Whether an error of the SDK is of a call that was not sent to Stripe, or whose answer did not arrive. */
export function wasNotAnswered({ headers }: Stripe.errors.StripeError): boolean {
  return headers?.[REFUSED_HEADER] !== undefined;
}

/** An answer whose body was read. */
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
  const body = Promise.resolve({ error: { type: 'api_error', message } });
  return new ReadResponse(503, headers, { raw: {}, body });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === Stripe.HttpClient.TIMEOUT_ERROR_CODE;
}
