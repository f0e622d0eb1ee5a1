import type { Page } from 'playwright-core';
import type { DemoAccount } from '../browser.ts';
import { files } from '../files.ts';

const COURSE = '/courses/light-and-exposure';

export interface Call {
  name: string;
  /** A `newSubscriber` is a new person with a subscription of their own, which the call may end. */
  as?: DemoAccount | 'newSubscriber';
  path: string;
  /** The name of the GraphQL operation. */
  operation: string;
  /** The person's action; a load has none. */
  trigger?: (page: Page) => Promise<void>;
  loading?: string;
  success?: string;
  failure: string;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const confirm = (page: Page) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete|cancel subscription/i })
    .click();
const type = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  }
};
const pick = (page: Page, file: string) => page.locator('input[type=file]').setInputFiles(file);

/** Section 8: each call with its loading toast, its success toast and its fallback text. */
export const CALLS: Call[] = [
  {
    name: 'Account creation',
    path: '/signup',
    operation: 'Register',
    trigger: async (page) => {
      await pick(page, files.portrait);
      await type(page, {
        Email: `nora-${Date.now()}@example.com`,
        Password: 'Secr3t!pw',
        'Full name': 'Nora Newcomer',
      });
      await press(page, 'Create account');
    },
    loading: 'Please wait while we are creating your account!',
    failure: 'Failed to create account',
  },
  {
    name: 'Login',
    path: '/login',
    operation: 'Login',
    trigger: async (page) => {
      await type(page, { Email: 'learner@example.com', Password: 'Lectern#1' });
      await press(page, 'Log in');
    },
    loading: 'Please wait ! Authentication in progress ...',
    failure: 'Failed to log in',
  },
  {
    name: 'Logout',
    as: 'learner',
    path: '/',
    operation: 'Logout',
    trigger: async (page) => {
      await page.getByRole('button', { name: /menu/i }).click();
      await page.getByRole('dialog').getByText('Logout').click();
    },
    failure: 'Failed to logout',
  },
  {
    name: 'Profile update',
    as: 'learner',
    path: '/user/editprofile',
    operation: 'UpdateProfile',
    trigger: async (page) => {
      await pick(page, files.portrait);
      await type(page, { 'Full name': 'Lee Learner' });
      await press(page, /save/i);
    },
    failure: 'Failed to update profile',
  },
  {
    name: 'Course list',
    // The list is queried on navigation; a page opened by its address includes it.
    path: '/about',
    operation: 'Courses',
    trigger: (page) => page.getByRole('banner').getByRole('link', { name: 'All Courses' }).click(),
    loading: 'Loading course data ...',
    success: 'Courses loaded successfully!',
    failure: 'Failed to get the course',
  },
  {
    name: 'Course create',
    as: 'admin',
    path: '/course/create',
    operation: 'CreateCourse',
    trigger: async (page) => {
      await pick(page, files.thumbnail);
      await type(page, {
        Title: 'Knots',
        Instructor: 'Rita Rope',
        Category: 'Sailing',
        Description: 'Six knots.',
      });
      await press(page, 'Create course');
    },
    loading: 'Creating new course',
    success: 'Course created successfully',
    failure: 'Failed to create the course',
  },
  {
    name: 'Course delete',
    as: 'admin',
    path: '/courses/knots',
    operation: 'DeleteCourse',
    trigger: async (page) => {
      await press(page, /delete course/i);
      await confirm(page);
    },
    loading: 'Deleting Course ...',
    success: 'Course Deleted Successfully',
    failure: 'Failed to delete the course',
  },
  {
    name: 'Lecture load',
    as: 'subscriber',
    path: COURSE,
    operation: 'CourseLectures',
    trigger: (page) => page.getByRole('main').getByRole('link', { name: 'Watch Lectures' }).click(),
    loading: 'Fetching course lectures',
    failure: 'Failed to load the lectures',
  },
  {
    name: 'Lecture add',
    as: 'admin',
    path: `${COURSE}/lectures/new`,
    operation: 'StartLecture',
    trigger: async (page) => {
      await pick(page, files.video);
      await type(page, { Title: 'An extra lecture', Description: 'It comes and goes.' });
      await press(page, /add|upload/i);
    },
    loading: 'Adding course lecture',
    success: 'Lecture added successfully',
    failure: 'Failed to add the lectures',
  },
  {
    name: 'Lecture delete',
    as: 'admin',
    path: `${COURSE}/lectures`,
    operation: 'DeleteLecture',
    trigger: async (page) => {
      await page
        .getByRole('button', { name: /delete lecture/i })
        .last()
        .click();
      await confirm(page);
    },
    loading: 'Deleting course lecture',
    success: 'Lecture deleted successfully',
    failure: 'Failed to delete the lectures',
  },
  {
    name: 'Contact',
    path: '/contact',
    operation: 'SendContactMessage',
    trigger: async (page) => {
      await type(page, {
        Name: 'Nora Newcomer',
        Email: 'nora@example.com',
        Message: 'May my class use this?',
      });
      await press(page, /send/i);
    },
    success: 'Form Submitted Successfully',
    failure: 'Failed to submit the form',
  },
  {
    name: 'Card-provider key',
    as: 'learner',
    path: '/checkout',
    operation: 'Plan',
    failure: 'Failed to load data',
  },
  {
    name: 'Payment records',
    as: 'learner',
    path: '/user/profile',
    operation: 'MyPayments',
    failure: 'Failed to get payment records',
  },
  {
    name: 'Session lookup',
    as: 'learner',
    path: '/checkout/success?session_id=cs_test_unknown',
    operation: 'ConfirmCheckout',
    failure: 'Failed to create subscription',
  },
  {
    name: 'Checkout',
    as: 'learner',
    path: '/checkout',
    operation: 'StartCheckout',
    trigger: (page) => press(page, 'Buy Now'),
    failure: 'Something went wrong',
  },
  {
    name: 'Stats',
    as: 'admin',
    path: '/admin/dashboard',
    operation: 'UserStats',
    loading: 'Getting the stats ...',
    success: 'Stats loaded',
    failure: 'Failed to load data stats',
  },
  {
    name: 'Monthly records',
    as: 'admin',
    path: '/admin/dashboard',
    operation: 'MonthlySales',
    loading: 'Getting monthly purchase records...',
    success: 'Fetched successfully',
    failure: 'Failed to get monthly purchase records',
  },
  {
    name: 'Cancel',
    as: 'newSubscriber',
    path: '/user/profile',
    operation: 'CancelSubscription',
    trigger: async (page) => {
      await press(page, 'Cancel Subscription');
      await confirm(page);
    },
    loading: 'Processing cancellation',
    success: 'Cancellation successful',
    failure: 'Failed to unsubscribe',
  },
];
