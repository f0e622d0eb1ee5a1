// @slow client/src/forms client/src/features/auth client/src/features/course
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { courseMessages } from '#shared/course.ts';
import { eventually, useBrowser, type DemoAccount } from '../browser.ts';
import { files } from '../files.ts';
import { isChange } from '../graphql-requests.ts';

const { open, openAs } = useBrowser();

const COURSE = '/courses/bread-at-home-one-honest-loaf';
const noPicture = { name: 'portrait.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };

interface Form {
  name: string;
  as?: DemoAccount;
  path: string;
  /** The label of the submit button. */
  button: RegExp;
  /** Valid input by label. */
  valid: Record<string, string>;
  file?: string;
  /** Each error with its text and the field that gets the focus; `picture` is the file field. */
  errors: { wrong: string; fields: Record<string, string>; file?: null | typeof noPicture; says: string }[];
}

/** Section 5. For each error: its cause, the invalid input, and its text. */
const FORMS: Form[] = [
  {
    name: 'Signup',
    path: '/signup',
    button: /create account/i,
    valid: { Email: 'nora@example.com', Password: 'Secr3t!pw', 'Full name': 'Nora Newcomer' },
    file: files.portrait,
    errors: [
      { wrong: 'email', fields: { Email: '' }, says: 'Please fill all the details' },
      { wrong: 'password', fields: { Password: '' }, says: 'Please fill all the details' },
      { wrong: 'full name', fields: { 'Full name': '' }, says: 'Please fill all the details' },
      {
        wrong: 'short name',
        fields: { 'Full name': 'Nora' },
        says: 'Name should be at least of 5 characters',
      },
      { wrong: 'malformed email', fields: { Email: 'nora@' }, says: 'Please enter a valid email' },
      ...['Ab#1c', 'Secr3t!pwSecr3t!pw', 'Secret!pw', 'Secr3tpw'].map((password) => ({
        wrong: `password ${password}`,
        fields: { Password: password },
        says: 'Password must be 6 - 16 characters long and have at least a number and a special character',
      })),
      {
        wrong: 'avatar of another format',
        fields: {},
        file: noPicture,
        says: 'Unsupported format! Only JPG, JPEG, PNG, and WEBP are allowed.',
      },
    ],
  },
  {
    name: 'Login',
    path: '/login',
    button: /^log in$/i,
    valid: { Email: 'learner@example.com', Password: 'Lectern#1' },
    errors: [
      { wrong: 'email', fields: { Email: '' }, says: 'Please fill all the details' },
      { wrong: 'password', fields: { Password: '' }, says: 'Please fill all the details' },
    ],
  },
  {
    name: 'Contact',
    path: '/contact',
    button: /send/i,
    valid: { Name: 'Nora Newcomer', Email: 'nora@example.com', Message: 'May my class use this?' },
    errors: [
      { wrong: 'name', fields: { Name: '' }, says: 'All fields are mandatory' },
      { wrong: 'email', fields: { Email: '' }, says: 'All fields are mandatory' },
      { wrong: 'message', fields: { Message: '' }, says: 'All fields are mandatory' },
      { wrong: 'malformed email', fields: { Email: 'nora' }, says: 'Invalid Email' },
    ],
  },
  {
    name: 'Create course',
    as: 'admin',
    path: '/course/create',
    button: /^create course$/i,
    valid: { Title: 'Knots', Instructor: 'Rita Rope', Category: 'Sailing', Description: 'Six knots.' },
    file: files.thumbnail,
    errors: [
      ...['Title', 'Instructor', 'Category', 'Description'].map((label) => ({
        wrong: label.toLowerCase(),
        fields: { [label]: '' },
        says: 'All Fields are mandatory',
      })),
      { wrong: 'thumbnail', fields: {}, file: null, says: 'All Fields are mandatory' },
      {
        wrong: 'thumbnail of another format',
        fields: {},
        file: noPicture,
        says: courseMessages.validation.thumbnailFormat,
      },
    ],
  },
  {
    name: 'Add lecture',
    as: 'admin',
    path: `${COURSE}/lectures/new`,
    button: /add|upload/i,
    valid: { Title: 'The bowline', Description: 'A loop that never slips.' },
    file: files.video,
    errors: [
      { wrong: 'title', fields: { Title: '' }, says: 'All fields are mandatory' },
      { wrong: 'description', fields: { Description: '' }, says: 'All fields are mandatory' },
      { wrong: 'video', fields: {}, file: null, says: 'All fields are mandatory' },
    ],
  },
  {
    name: 'Edit profile',
    as: 'learner',
    path: '/user/editprofile',
    button: /save/i,
    valid: { 'Full name': 'Lee Learner' },
    file: files.portrait,
    errors: [
      { wrong: 'full name', fields: { 'Full name': '' }, says: 'All Fields are mandatory' },
      { wrong: 'avatar', fields: {}, file: null, says: 'All Fields are mandatory' },
      {
        wrong: 'short name',
        fields: { 'Full name': 'Lee' },
        says: 'Name cannot be of less than 5 characters',
      },
      {
        wrong: 'avatar of another format',
        fields: {},
        file: noPicture,
        says: 'Unsupported format! Only JPG, JPEG, PNG, and WEBP are allowed.',
      },
    ],
  },
  {
    name: 'Change password',
    as: 'learner',
    path: '/changepassword',
    button: /change password/i,
    valid: {
      'Current password': 'Lectern#1',
      'New password': 'Lectern#2',
      'New password again': 'Lectern#2',
    },
    errors: [
      {
        wrong: 'current password',
        fields: { 'Current password': '' },
        says: authMessages.validation.fillAllDetails,
      },
      {
        wrong: 'weak password',
        fields: { 'New password': 'short' },
        says: authMessages.validation.weakPassword,
      },
      {
        wrong: 'repeat',
        fields: { 'New password again': 'Lectern#3' },
        says: authMessages.validation.passwordsDiffer,
      },
    ],
  },
];

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  }
}

describe.each(FORMS)('$name', ({ as, path, button, valid, file, errors }) => {
  it.each(errors)('refuses: $wrong', async ({ fields, file: wrongFile, says }) => {
    const page = as ? await openAs(as, path) : await open(path);
    const main = page.getByRole('main');
    await fill(page, { ...valid, ...fields });
    const chosen = wrongFile === undefined ? file : wrongFile;
    if (chosen) await main.locator('input[type=file]').setInputFiles(chosen);
    let sent = 0;
    page.on('request', (request) => void (isChange(request) && (sent += 1)));
    await main.getByRole('button', { name: button }).click();

    // The error is in the toast and at the field, which has the focus. Nothing is sent, and the input is kept.
    await page.locator('[data-toast=error]', { hasText: says }).waitFor();
    const focused = page.locator('input:focus, textarea:focus');
    await eventually(() => focused.count()).toBe(1);
    // The toast may be shown before the form.
    await eventually(() => focused.getAttribute('aria-invalid')).toBe('true');
    const describedBy = (await focused.getAttribute('aria-describedby')) ?? '';
    const descriptions = await Promise.all(
      describedBy.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
    );
    expect(descriptions.join(' ')).toContain(says);
    for (const [label, text] of Object.entries({ ...valid, ...fields })) {
      expect(await main.getByLabel(label, { exact: true }).inputValue()).toBe(text);
    }
    expect(sent).toBe(0);
  });
});

describe('Cancel subscription', () => {
  it('asks for confirmation as specified', async () => {
    const page = await openAs('subscriber', '/user/profile');
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page
      .getByRole('alertdialog', { name: 'Are you sure you want to cancel your subscription?', exact: true })
      .waitFor();
  });
});

describe('Delete course', () => {
  it.each(['/courses/light-and-exposure', '/admin/dashboard'])(
    'asks for confirmation as specified on %s',
    async (path) => {
      const page = await openAs('admin', path);
      await page
        .getByRole('button', { name: /delete/i })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
      const question = await page.getByRole('alertdialog').getByRole('heading').textContent();
      expect(question).toBe('Are you sure you want to delete the course ? ');
    },
  );
});
