import { accountMessages } from '#shared/account.ts';

/** What of this feature goes with an account. */
export const accountLoss = () => accountMessages.loss.certificates;
