import type { SandboxDatabase } from './database.ts';
import { setSetting, settingOf } from './settings.ts';

/** What becomes of a subscription after the last retry of a payment, as in the account's billing settings. */
export const DUNNING_ENDS = ['canceled', 'unpaid', 'past_due'] as const;
export type DunningEnd = (typeof DUNNING_ENDS)[number];

/** The billing setting; by default, the subscription is canceled. */
export function dunningEnd(database: SandboxDatabase): DunningEnd {
  const set = settingOf(database, 'dunning');
  return DUNNING_ENDS.find((end) => end === set) ?? 'canceled';
}

/** Sets what becomes of subscriptions whose last retry fails from now on. */
export function setDunningEnd(database: SandboxDatabase, end: DunningEnd): void {
  setSetting(database, 'dunning', end);
}
