type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The `error` member of Stripe's error bodies. */
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

/** Where Stripe explains an error code. */
export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

/** An error the API answers with, in Stripe's shape: https://docs.stripe.com/api/errors */
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

/** What a call returns whose answer is an error although its work lasts, as of a payment that was tried and declined. */
export class KeptRefusal {
  constructor(readonly error: StripeApiError) {}
}

/** A fault in the request's parameters: 400. */
export function invalidRequest(message: string, param?: string, code?: string): StripeApiError {
  return new StripeApiError(400, message, { code, param });
}

/** The object that the address names does not exist: 404. */
export function noSuchObject(kind: string, id: string, param: string): StripeApiError {
  return new StripeApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

/** The object that a parameter names does not exist: 400. */
export function noSuchReference(kind: string, id: string, param: string): StripeApiError {
  return invalidRequest(`No such ${kind}: '${id}'`, param, 'resource_missing');
}

/** There are too many calls, of the account or of the endpoint: 429. Stripe does not say when to try again. */
export function rateLimited(reason: 'endpoint-rate' | 'global-rate'): StripeApiError {
  return new StripeApiError(
    429,
    'Request rate limit exceeded. Learn more about rate limits at https://stripe.com/docs/rate-limits.',
    { code: 'rate_limit', headers: { 'Stripe-Rate-Limited-Reason': reason } },
  );
}

/** Why a card cannot be charged, in Stripe's words: https://docs.stripe.com/declines/codes */
export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc';
  /** The bank's reason, where it was the bank that refused. */
  declineCode?: string;
  param?: string;
  message: string;
}

/** The bank gives no reason. */
export const CARD_DECLINED: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

/** The card is refused: 402. */
export function cardDeclined({ message, ...codes }: Decline = CARD_DECLINED): StripeApiError {
  return new StripeApiError(402, message, { type: 'card_error', ...codes });
}

/** The bank wants the payer to authenticate, who is not there: 402. */
export function authenticationRequired(): StripeApiError {
  return new StripeApiError(402, 'Your card was declined. This transaction requires authentication.', {
    type: 'card_error',
    code: 'authentication_required',
    declineCode: 'authentication_required',
  });
}
