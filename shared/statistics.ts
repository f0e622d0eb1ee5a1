import { textsOf } from './texts/texts.ts';

/** What the statistics say. */
export const statisticsTexts = textsOf('statistics', {
  title: 'Statistics',
  year: 'Year',
  currency: 'Currency',
  month: 'Month',
  /** A figure of earlier, below the one of now; `when` is a year or like `Nov 2025`. */
  earlier: '{figure} in {when}',
  /** The same with the change since then, like `+20%`. */
  earlierWithChange: '{figure} in {when}, {change}',
  /** One of the two rows of bars, read aloud: `2026: Jan 3, Feb 5`. */
  series: '{name}: {figures}',
  revenue: {
    title: 'Recurring revenue',
    download: 'Download Recurring revenue as CSV',
    arr: 'Annual (ARR)',
    mrr: 'Monthly (MRR)',
    active: 'Active',
    /** Read aloud; `figures` are sentences like `2026: Jan $3, Feb $5`. */
    bars: 'Bar chart: monthly recurring revenue at the end of each month. {figures}',
    notBegun: 'The year has not begun.',
    caption: 'Recurring revenue in {year} by month',
    column: {
      active: 'Active',
      mrr: 'MRR',
      mrrOfYear: 'MRR {year}',
    },
  },
  churn: {
    title: 'New and ended subscriptions',
    download: 'Download New and ended subscriptions as CSV',
    /** Subscriptions. */
    new: 'New',
    ended: 'Ended',
    rate: 'Churn rate',
    bars: 'Bar chart: subscriptions of {year}. {figures}',
    caption: 'New and ended subscriptions in {year} by month',
    column: {
      rate: 'Churn',
      rateOfYear: 'Churn {year}',
    },
  },
  renewals: {
    title: 'Renewals ahead',
    download: 'Download Renewals ahead as CSV',
    renewing: 'To be renewed',
    /** An amount. */
    brings: 'They bring',
    ifPaid: 'if all are paid',
    expiring: 'To end',
    withinYear: 'within a year',
    bars: 'Bar chart: subscriptions whose paid year ends. {figures}',
    caption: 'Renewals ahead by month',
  },
  hours: {
    title: 'Hours watched',
    download: 'Download Hours watched as CSV',
    inYear: 'In the year',
    bars: 'Bar chart: hours watched in each month. {figures}',
    caption: 'Hours watched in {year} by month',
  },
  watched: {
    courses: 'Most watched courses',
    downloadCourses: 'Download the rows of Most watched courses as CSV',
    lectures: 'Most watched lectures',
    downloadLectures: 'Download the rows of Most watched lectures as CSV',
    column: {
      course: 'Course',
      lecture: 'Lecture',
      hours: 'Watched',
      hoursYearBefore: 'The year before',
      /** People who began and finished a course, and which part that is. */
      begun: 'Begun',
      finished: 'Finished',
      completion: 'Completion',
    },
    /** Below a figure of this year. */
    figureYearBefore: '{figure} the year before',
    /** Questions whose answers are in `definition`. */
    hint: {
      hours: 'What does “Watched” count?',
      begun: 'What does “Begun” count?',
      finished: 'What does “Finished” count?',
      completion: 'What does “Completion” count?',
    },
    nothing: {
      title: 'Nothing was watched in this year',
      description: 'What people watch is counted here within the hour.',
    },
    showMore: 'Show more',
  },
  /** Columns of CSV files; `currency` is like `USD`. */
  csv: {
    new: 'New {year}',
    ended: 'Ended {year}',
    churnRate: 'Churn Rate {year}',
    active: 'Active {year}',
    mrr: 'MRR ({currency}) {year}',
    arr: 'ARR ({currency}) {year}',
    renewing: 'To be renewed',
    renewingAmount: 'Brings ({currency})',
    expiring: 'To end',
    expiringAmount: 'Would have brought ({currency})',
    hours: 'Hours',
    hoursOfYear: 'Hours {year}',
    hoursYearBefore: 'Hours the year before',
    begunYearBefore: 'Begun the year before',
    finishedYearBefore: 'Finished the year before',
    begunEver: 'Begun ever',
    finishedEver: 'Finished ever',
    begunUntilYearBefore: 'Begun until the year before',
    finishedUntilYearBefore: 'Finished until the year before',
  },
  /** How the figures are counted, beside each of them; those of subscriptions are Stripe's billing metrics. */
  definition: {
    annualRecurringRevenue:
      'What the active subscriptions bring in a year at their price, before coupons and taxes. One is active from its first payment until it is cancelled or marked as unpaid; past due ones count. What an admin granted does not.',
    monthlyRecurringRevenue: 'A twelfth of the annual recurring revenue: every subscription is for a year.',
    activeSubscriptions:
      'Subscriptions whose first payment came and that were neither cancelled nor marked as unpaid. One that was cancelled for the end of its year is active until then.',
    newSubscriptions: 'Subscriptions by the month of their first payment. Renewals are none.',
    endedSubscriptions:
      'Churned subscriptions, by the month in which they were over: refunded, run out after a cancellation, marked as unpaid, or gone with their account. One that was refunded counts as new and as ended.',
    churnRate:
      'Ended subscriptions, as a part of those that were active at the beginning and those that were new since.',
    renewals:
      'Active subscriptions whose paid year ends in the month and that are charged again then, at their price of today. Those that are past due are left out until they are paid.',
    expiring: 'Subscriptions that were cancelled and are active until their paid year ends in the month.',
    hours:
      'By how much people went forward in videos between two saves of their place, a jump at most as twice the time it took. Admins count, too. Brought up to date every hour; from before it was counted, as far as people were.',
    begun: 'People who opened a first lecture of the course.',
    finished:
      'People who had done every lecture that the course had then. Lectures that are added later do not take it back; somebody whose account is gone still counts.',
    completion: 'Of all who ever began the course, the part that has finished it.',
  },
});

/** How their figures are counted. */
export const { definition: definitions } = statisticsTexts;
