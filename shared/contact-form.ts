import { contactMessages } from './contact.ts';
import { messages } from './messages.ts';

/** The reasons why a message sent without scripts is refused, by the `refused` parameter of the page's address. */
const refusals = {
  details: () => contactMessages.validation.contactFieldsMandatory,
  email: () => contactMessages.validation.contactEmail,
  requests: () => messages.access.tooManyRequests,
  unavailable: () => messages.unavailable,
} as const;
export type ContactRefusal = keyof typeof refusals;

/** Returns the error for the `refused` parameter of the contact page; null if it is missing or unknown. */
export const contactRefusal = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(refusals, reason) ? refusals[reason as ContactRefusal]() : null;
