/** What is said of texts that were typed and not saved. */
export const draftTexts = {
  kept: (moment: string) => `You typed something here on ${moment} that is not saved.`,
  goOn: 'Go on with it',
  throwAway: 'Throw it away',
} as const;
