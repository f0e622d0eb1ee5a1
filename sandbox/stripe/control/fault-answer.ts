import { cardDeclined } from '#sandbox/stripe/stripe-error.ts';

/** What Stripe says with the statuses it has words for: https://docs.stripe.com/error-low-level */
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
  429: {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message:
      'Request rate limit exceeded. Learn more about rate limits at https://stripe.com/docs/rate-limits.',
  },
};

const INTERNAL = { type: 'api_error', message: 'An unknown error occurred' };
const UNSPECIFIC = STRIPE_ERRORS[400];
const FIRST_OF_SERVER = 500;

/** Stripe's answer of an error status. */
export function answerOfFault(status: number): { status: number; body: string } {
  const error = STRIPE_ERRORS[status] ?? (status < FIRST_OF_SERVER ? UNSPECIFIC : INTERNAL);
  return { status, body: JSON.stringify({ error }, null, 2) };
}
