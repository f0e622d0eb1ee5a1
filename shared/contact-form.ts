import { contactMessages } from './contact.ts';
import { messages } from './messages.ts';

/** Why a message is refused to those who run no scripts, by what its page's address says of it. */
const refusals = {
  details: () => contactMessages.validation.contactFieldsMandatory,
  email: () => contactMessages.validation.contactEmail,
  requests: () => messages.access.tooManyRequests,
  unavailable: () => messages.unavailable,
} as const;
export type ContactRefusal = keyof typeof refusals;

/** What the contact form says of its page's address; null for nothing. */
export const contactRefusal = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(refusals, reason) ? refusals[reason as ContactRefusal]() : null;
