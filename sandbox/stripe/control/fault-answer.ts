import { cardDeclined, rateLimited } from '#sandbox/stripe/stripe-error.ts';

/** Stripe's error bodies by status: https://docs.stripe.com/error-low-level */
const STRIPE_ERRORS: Readonly<Record<number, object>> = {
  400: { type: 'invalid_request_error', message: 'Invalid request (injected by the sandbox).' },
  401: { type: 'invalid_request_error', message: 'Invalid API Key provided (injected by the sandbox).' },
  402: cardDeclined().body,
  404: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such object (injected by the sandbox).',
  },
  409: {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message: 'This object cannot be accessed right now because another API request is accessing it.',
  },
  429: rateLimited('global-rate').body,
};

const INTERNAL = { type: 'api_error', message: 'An unknown error occurred' };
const UNSPECIFIC = STRIPE_ERRORS[400];
const FIRST_OF_SERVER = 500;
const TOO_MANY = 429;

interface FaultAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** Stripe's response for an error status. */
export function answerOfFault(status: number): FaultAnswer {
  const error = STRIPE_ERRORS[status] ?? (status < FIRST_OF_SERVER ? UNSPECIFIC : INTERNAL);
  const headers = status === TOO_MANY ? { ...rateLimited('global-rate').headers } : {};
  return { status, body: JSON.stringify({ error }, null, 2), headers };
}
