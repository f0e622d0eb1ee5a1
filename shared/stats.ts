import { textsOf } from './texts/texts.ts';

/** What the dashboard says; what section 2, 5 and 9 name is the specification's, to the letter. */
export const statsMessages = textsOf('stats', {
  title: 'Admin Dashboard',
  createCourse: 'Create New Course',
  /** A page of its own with the same table as below. */
  courses: 'Courses',
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
    /** The order while no column is sorted. */
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
    /** The parts of the pie, and the rows of its table. */
    registered: 'Registered',
    enrolled: 'Enrolled',
    /** Read aloud; the numbers come as they are written. */
    pie: 'Pie chart: {registered} registered users, {enrolled} enrolled users',
    onlyYou: 'Only you are here yet. Everybody who signs up is counted here.',
    nobodySubscribed: 'Nobody has subscribed yet.',
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
    collectedNote: 'payments minus refunds, of all time',
    none: 'No payments in {year}. Each one is counted in its month.',
    collectedInYear: '{amount} collected in {year}.',
    year: 'Year',
    download: 'Download the months of {year} as CSV',
    /** Read aloud; `months` is like `Jan 3, Feb 5`. */
    bars: 'Bar chart: subscriptions sold in each month of {year}: {months}',
    caption: 'Sales in {year} by month',
    month: 'Month',
    subscriptions: 'Subscriptions',
    /** A column of the CSV file; `currency` is like `USD`. */
    collectedIn: 'Collected ({currency})',
  },
  showTable: 'Show the numbers as a table',
  chartFailed:
    'This chart could not be loaded. Its numbers are in the table below; reload the page to try again.',
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
    year: 'Ask for a year from {from} to {to}',
  },
});
