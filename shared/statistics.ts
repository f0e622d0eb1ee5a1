import { textsOf } from './texts/texts.ts';

/** The statistics page. */
export const statisticsTexts = textsOf('statistics', {
  title: 'Statistics',
  year: 'Year',
  currency: 'Currency',
  month: 'Month',
  /** An earlier figure below the current one. `when` is a year, or a month like `Nov 2025`. */
  earlier: '{figure} in {when}',
  /** The same with the change since then. `change` is like `+20%`. */
  earlierWithChange: '{figure} in {when}, {change}',
  /** One of the two series of a bar chart, for screen readers: `2026: Jan 3, Feb 5`. */
  series: '{name}: {figures}',
  /** Figures of a period that ends with today, on the dashboard. */
  recent: {
    title: 'Recent figures',
    period: 'Period',
    days7: '7 days',
    days30: '30 days',
    days90: '90 days',
    months12: '12 months',
    /** Below the title, for each period. */
    compared: {
      days7: 'The last 7 days, including today, compared with the 7 days before. Days are in UTC.',
      days30: 'The last 30 days, including today, compared with the 30 days before. Days are in UTC.',
      days90: 'The last 90 days, including today, compared with the 90 days before. Days are in UTC.',
      months12: 'The last 12 months, including today, compared with the 12 months before. Days are in UTC.',
    },
    newSubscriptions: 'New subscriptions',
    renewals: 'Renewals',
    collected: 'Collected',
    hours: 'Hours watched',
    /** Below a figure: the change since the period before, and the figure then. `change` is like `+20%`. */
    change: '{change} from {figure}',
    /** The same if the change has no percentage, because the figure was zero. */
    before: '{figure} before',
    /** Below an amount, after the change: amounts in other currencies. */
    otherCurrencies: '{change}, also {amounts}',
    caption: 'Recent figures per day',
    captionOfMonths: 'Recent figures per month',
    column: {
      day: 'Day',
      /** Above the first days of months. */
      monthFrom: 'Month from',
    },
  },
  revenue: {
    title: 'Recurring revenue',
    download: 'Download Recurring revenue as CSV',
    arr: 'Annual (ARR)',
    mrr: 'Monthly (MRR)',
    active: 'Active',
    /** For screen readers. `figures` are sentences like `2026: Jan $3, Feb $5`. */
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
    /** New subscriptions. */
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
    /** Subscriptions that will renew. */
    renewing: 'Renewing',
    /** The amount that these renewals bring. */
    brings: 'Expected revenue',
    ifPaid: 'if all are paid',
    /** Cancelled subscriptions whose paid year ends. */
    expiring: 'Ending',
    withinYear: 'within a year',
    bars: 'Bar chart: subscriptions whose paid year ends. {figures}',
    caption: 'Renewals ahead by month',
  },
  hours: {
    title: 'Hours watched',
    download: 'Download Hours watched as CSV',
    inYear: 'Total for the year',
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
      /** The people who started and who finished a course, and the share of those who finished. */
      begun: 'Started',
      finished: 'Finished',
      completion: 'Completion',
    },
    /** Below a figure of the chosen year. */
    figureYearBefore: '{figure} the year before',
    /** Questions that `definition` answers. They quote the column headings above. */
    hint: {
      hours: 'What does “Watched” count?',
      begun: 'What does “Started” count?',
      finished: 'What does “Finished” count?',
      completion: 'What does “Completion” count?',
    },
    nothing: {
      title: 'Nothing was watched in this year',
      description: 'Watch time is counted here within an hour.',
    },
    showMore: 'Show more',
  },
  /** Column headings of CSV files. `currency` is like `USD`. */
  csv: {
    new: 'New {year}',
    ended: 'Ended {year}',
    churnRate: 'Churn rate {year}',
    active: 'Active {year}',
    mrr: 'MRR ({currency}) {year}',
    arr: 'ARR ({currency}) {year}',
    renewing: 'Renewing',
    renewingAmount: 'Expected revenue ({currency})',
    expiring: 'Ending',
    /** The revenue that the ending subscriptions would have brought. */
    expiringAmount: 'Lost revenue ({currency})',
    hours: 'Hours',
    hoursOfYear: 'Hours {year}',
    hoursYearBefore: 'Hours the year before',
    begunYearBefore: 'Started the year before',
    finishedYearBefore: 'Finished the year before',
    /** Since the course exists, and up to the end of the year before. */
    begunEver: 'Started in total',
    finishedEver: 'Finished in total',
    begunUntilYearBefore: 'Started up to the year before',
    finishedUntilYearBefore: 'Finished up to the year before',
  },
  /** Definitions of the figures, shown beside them. Those of subscriptions follow Stripe's billing metrics. */
  definition: {
    collected:
      'Revenue is the money that was collected: payments minus refunds and disputed amounts, before fees. A refund counts on the day of its payment, so it changes the past. “Total Revenue” is subscribed users times the price, and recurring revenue is the yearly price of the active subscriptions.',
    newByDay: 'Subscriptions by the day of their first payment. Renewals do not count.',
    renewalsByDay: 'All payments after the first one of a subscription, by the day of the payment.',
    annualRecurringRevenue:
      'The yearly revenue of the active subscriptions at their price, before taxes and less coupons that last forever. A subscription is active from its first payment until it ends or is marked as unpaid. Past due subscriptions count. Access granted by an admin does not.',
    monthlyRecurringRevenue:
      'One twelfth of the annual recurring revenue, because every subscription is yearly.',
    activeSubscriptions:
      'Subscriptions that have had their first payment and have neither ended nor been marked as unpaid. A subscription that is cancelled for the end of its year is active until then.',
    newSubscriptions: 'Subscriptions by the month of their first payment. Renewals do not count.',
    endedSubscriptions:
      'Churned subscriptions by the month in which they ended: refunded, expired after a cancellation, marked as unpaid, or deleted with their account. A refunded subscription counts both as new and as ended.',
    churnRate:
      'Ended subscriptions as a share of those that were active at the beginning and those that were new since then.',
    renewals:
      'Active subscriptions whose paid year ends in the month and that are then charged again, at their current price. Past due subscriptions are left out until they are paid.',
    expiring: 'Cancelled subscriptions that are active until their paid year ends in the month.',
    hours:
      'How far people advanced in videos between two saves of their playback position. A jump counts at most twice the time that passed. Admins are included. The chart is updated every hour. For the time before counting began, the positions that people had reached are counted.',
    begun: 'People who opened their first lecture of the course.',
    finished:
      'People who completed every lecture that the course had at the time. Lectures added later do not change this, and people who deleted their account still count.',
    completion: 'The share of people who finished the course, out of all who ever started it.',
  },
});

/** Definitions of the figures. */
export const { definition: definitions } = statisticsTexts;
