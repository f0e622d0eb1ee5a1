import { cardDeclined, docUrl, rateLimited } from '#sandbox/stripe/stripe-error.ts';
import type { FaultError } from './control.ts';

/** Stripe's error bodies by status: https://docs.stripe.com/error-low-level */
const ERRORS_BY_STATUS: Readonly<Record<number, object>> = {
  400: { type: 'invalid_request_error', message: 'Invalid request (injected by the sandbox).' },
  401: { type: 'invalid_request_error', message: 'Invalid API Key provided (injected by the sandbox).' },
  402: cardDeclined().body,
  404: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such object (injected by the sandbox).',
  },
  409: {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotency key.',
  },
  429: rateLimited('global-rate').body,
};

/** Stripe's messages by code: https://docs.stripe.com/error-codes */
const MESSAGES: Readonly<Record<string, string>> = {
  amount_too_small: 'Amount must be at least 50 cents',
  balance_insufficient:
    'Insufficient funds in your Stripe balance to refund this amount. You can add funds directly to your Stripe balance.',
  customer_tax_location_invalid: "The customer's location isn't recognized. Set a valid customer address.",
  lock_timeout:
    'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. ' +
    'If you see this error intermittently, retry the request.',
  stripe_tax_inactive: 'Stripe Tax has not been activated on your account.',
};

const INTERNAL = { type: 'api_error', message: 'An unknown error occurred' };
const FIRST_OF_SERVER = 500;
const TOO_MANY = 429;

interface FaultAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** Only limits of the rate say so. A locked object is worth a retry. */
function headersOf({ status, code }: FaultError): Record<string, string> {
  if (code === 'lock_timeout') return { 'Stripe-Should-Retry': 'true' };
  return status === TOO_MANY ? { ...rateLimited('global-rate').headers } : {};
}

/** Stripe's response for an error. */
export function answerOfFault(fault: FaultError): FaultAnswer {
  const { status, code, param, message = code && MESSAGES[code] } = fault;
  const usual = ERRORS_BY_STATUS[status] ?? (status < FIRST_OF_SERVER ? ERRORS_BY_STATUS[400] : INTERNAL);
  const error = {
    ...usual,
    ...(code && { code, doc_url: docUrl(code) }),
    ...(param && { param }),
    ...(message && { message }),
  };
  return { status, body: JSON.stringify({ error }, null, 2), headers: headersOf(fault) };
}
