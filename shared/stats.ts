/** Notices and errors about the school's numbers; those of section 5 and 9 are the specification's, to the letter. */
export const statsMessages = {
  failure: {
    loadStats: 'Failed to load data stats',
    loadStatistics: 'The statistics could not be loaded',
    loadMonthlyRecords: 'Failed to get monthly purchase records',
    /** The second notice of a failed load of the monthly records when the error says nothing itself. */
    loadMonthlyRecordsReason: 'Something went wrong',
  },
  loading: {
    loadStats: 'Getting the stats ...',
    loadMonthlyRecords: 'Getting monthly purchase records...',
  },
  success: {
    loadStats: 'Stats loaded',
    loadMonthlyRecords: 'Fetched successfully',
  },
  validation: {
    currency: 'Name a currency by its three letters, like usd',
    year: (from: number, to: number) => `Ask for a year from ${from} to ${to}`,
  },
} as const;
