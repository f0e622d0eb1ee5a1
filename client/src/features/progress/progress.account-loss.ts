/** What of this feature goes with an account. */
export const accountLoss = 'progress';
