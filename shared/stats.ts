import { textsOf } from './texts/texts.ts';

/** The dashboard. The specification fixes the texts of its sections 2, 4, 5, 8 and 9 to the letter. */
export const statsMessages = textsOf('stats', {
  title: 'Admin Dashboard',
  createCourse: 'Create New Course',
  /** The table of all courses. */
  overview: {
    title: 'Courses Overview',
    column: {
      number: 'S No',
      title: 'Course Title',
      category: 'Course Category',
      instructor: 'Instructor',
      lectures: 'Total Lectures',
      description: 'Description',
      actions: 'Actions',
    },
    /** Beside the title of a course that is not published. */
    draft: 'Draft',
    /** The default order, before a column is sorted. */
    newestFirst: 'Newest first',
    /** Opens a course. */
    view: 'View',
    viewCourse: 'View {title}',
    none: {
      title: 'No courses yet',
      description: 'A title is enough for a draft. Add lectures to it, and publish it when it is ready.',
      create: 'Create the first course',
    },
  },
  users: {
    title: 'Users',
    registeredUsers: 'Registered Users',
    subscribedUsers: 'Subscribed Users',
    /** The slices of the pie chart, and the rows of its table. */
    registered: 'Registered',
    enrolled: 'Enrolled',
    /** For screen readers. The numbers are formatted already. */
    pie: 'Pie chart: {registered} registered users, {enrolled} enrolled users',
    onlyYou: 'You are the only user so far. Everyone who signs up is counted here.',
    nobodySubscribed: 'No subscribers yet.',
    /** `share` is like `12.5%`. */
    share: '{share} of the registered users are enrolled.',
    caption: 'Registered and enrolled users',
    column: {
      who: 'Users',
      count: 'Number',
    },
  },
  sales: {
    title: 'Sales',
    titleOfYear: 'Sales in {year}',
    count: 'Subscription Count',
    /** Below a figure. */
    inYear: 'in {year}',
    revenue: 'Total Revenue',
    revenueNote: 'subscribed users × price',
    collected: 'Collected',
    collectedNote: 'all payments minus refunds',
    none: 'No payments in {year}. Each payment is counted in its month.',
    collectedInYear: '{amount} collected in {year}.',
    year: 'Year',
    download: 'Download the monthly sales of {year} as CSV',
    /** For screen readers. `months` is like `Jan 3, Feb 5`. */
    bars: 'Bar chart: subscriptions sold in each month of {year}: {months}',
    caption: 'Sales in {year} by month',
    month: 'Month',
    subscriptions: 'Subscriptions',
    /** A column of the CSV file; `currency` is like `USD`. */
    collectedIn: 'Collected ({currency})',
  },
  showTable: 'Show the numbers as a table',
  failure: {
    loadStats: 'Failed to load data stats',
    loadStatistics: 'Failed to load the statistics',
    loadMonthlyRecords: 'Failed to get monthly purchase records',
    /** The second notice after the monthly records failed to load, if the error has no message. */
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
    currency: 'Use a three-letter currency code, such as usd',
    year: 'Choose a year from {from} to {to}',
  },
});
