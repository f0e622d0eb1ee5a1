import { z } from 'zod';
import { fault, type FaultContext } from './parameter-fault.ts';
import { invalidRequest } from './stripe-error.ts';

/** Limits: https://docs.stripe.com/api/metadata */
const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

const tooMany = (count: number): string =>
  `Metadata can have up to ${MOST_KEYS} keys, but you've set ${count}. Email us at support+metadata@stripe.com for more ` +
  'information.';

function tooLong(part: 'key' | 'value', text: string, limit: number): string {
  return (
    `Metadata ${part}s can have up to ${limit} characters, but you passed in a ${part} that is ${text.length} ` +
    `characters. Invalid ${part}: ${text}`
  );
}

function withinLimits(sent: Record<string, string> | null, context: FaultContext): typeof sent {
  const entries = Object.entries(sent ?? {});
  if (entries.length > MOST_KEYS) return fault(context, tooMany(entries.length));
  for (const [key, value] of entries) {
    if (key.length > LONGEST_KEY) return fault(context, tooLong('key', key, LONGEST_KEY));
    if (value.length > LONGEST_VALUE) return fault(context, tooLong('value', value, LONGEST_VALUE));
  }
  return sent;
}

/** Stripe's metadata: an empty value removes its key, and an empty string instead of the record removes all keys. */
export function metadata() {
  const entries = z.record(z.string(), z.string()).nullable().transform(withinLimits);
  return z.preprocess((value) => (value === '' ? null : value), entries);
}

/**
 * The metadata after applying the sent metadata to the current ones.
 * @throws StripeApiError (400) if these have too many keys
 */
export function mergeMetadata(
  current: Record<string, string> | null,
  sent: Record<string, string> | null | undefined,
): Record<string, string> {
  if (sent === undefined) return current ?? {};
  if (sent === null) return {};
  const merged = Object.entries({ ...current, ...sent }).filter(([, value]) => value !== '');
  if (merged.length > MOST_KEYS) throw invalidRequest(tooMany(merged.length), 'metadata');
  return Object.fromEntries(merged);
}
