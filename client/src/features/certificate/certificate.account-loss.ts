import { accountMessages } from '#shared/account.ts';

/** The data of this feature that is deleted with an account. */
export const accountLoss = () => accountMessages.loss.certificates;
