type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The `error` member of Stripe's error responses. */
export interface StripeErrorBody {
  type: ErrorType;
  code?: string;
  param?: string;
  message: string;
  doc_url?: string;
  decline_code?: string;
}

interface ErrorDetails {
  type?: ErrorType;
  code?: string | undefined;
  declineCode?: string | undefined;
  param?: string | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** The URL of Stripe's documentation of an error code. */
export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

/** An error response of the API in Stripe's format: https://docs.stripe.com/api/errors */
export class StripeApiError extends Error {
  readonly body: StripeErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    message: string,
    { type = 'invalid_request_error', code, declineCode, param, headers = {} }: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'StripeApiError';
    this.headers = headers;
    this.body = {
      ...(code && { code, doc_url: docUrl(code) }),
      ...(declineCode && { decline_code: declineCode }),
      message,
      ...(param && { param }),
      type,
    };
  }
}

/** The result of a call that responds with an error although its work is kept, like a declined payment attempt. */
export class KeptRefusal {
  constructor(readonly error: StripeApiError) {}
}

/** An error in the request's parameters: 400. */
export function invalidRequest(message: string, param?: string, code?: string): StripeApiError {
  return new StripeApiError(400, message, { code, param });
}

/** The object in the URL does not exist: 404. */
export function noSuchObject(kind: string, id: string, param: string): StripeApiError {
  return new StripeApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

/** The object in a parameter does not exist: 400. */
export function noSuchReference(kind: string, id: string, param: string): StripeApiError {
  return invalidRequest(`No such ${kind}: '${id}'`, param, 'resource_missing');
}

/** Too many calls of the account or the endpoint: 429. Stripe does not say when to retry. */
export function rateLimited(reason: 'endpoint-rate' | 'global-rate'): StripeApiError {
  return new StripeApiError(
    429,
    'Request rate limit exceeded. Learn more about rate limits at https://stripe.com/docs/rate-limits.',
    { code: 'rate_limit', headers: { 'Stripe-Rate-Limited-Reason': reason } },
  );
}

/** Why a card cannot be charged, in Stripe's format: https://docs.stripe.com/declines/codes */
export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc';
  /** The bank's reason, if the bank refused. */
  declineCode?: string;
  param?: string;
  message: string;
}

/** A decline without a reason. */
export const CARD_DECLINED: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

/** The card is refused: 402. */
export function cardDeclined({ message, ...codes }: Decline = CARD_DECLINED): StripeApiError {
  return new StripeApiError(402, message, { type: 'card_error', ...codes });
}

/** The bank requires authentication by the payer, who is absent: 402. */
export function authenticationRequired(): StripeApiError {
  return new StripeApiError(402, 'Your card was declined. This transaction requires authentication.', {
    type: 'card_error',
    code: 'authentication_required',
    declineCode: 'authentication_required',
  });
}
