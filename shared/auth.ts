import { messages } from './messages.ts';
import { texts } from './texts/auth/en.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const authLimits = {
  fullName: { min: 5, max: 100 },
  password: { min: 6, max: 16 },
  tokenName: { max: 60 },
  /** API tokens: how many an account may have that work, and in how many days they may expire. */
  tokens: { max: 20, days: [7, 30, 90, 365], defaultDays: 90 },
  /** How long people are taken for themselves before they are asked again. */
  confirmation: { seconds: 10 * 60 },
} as const;

/** Notices and errors about logins, new accounts and their fields; those of section 5 and 9 are the specification's, to the letter. */
export const authMessages = textsOf('auth', texts);

/** Why a login is refused to those who run no scripts, by what its address says of it. */
const loginRefusals = {
  credentials: () => authMessages.access.wrongCredentials,
  details: () => authMessages.validation.fillAllDetails,
  attempts: () => authMessages.access.tooManyAttempts,
  unavailable: () => messages.unavailable,
} as const;
export type LoginRefusal = keyof typeof loginRefusals;

/** What the login's page says of its address; null for nothing. */
export const loginRefusal = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(loginRefusals, reason) ? loginRefusals[reason as LoginRefusal]() : null;
