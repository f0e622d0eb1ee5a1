// @slow client/src/features/school client/src/features/auth server/src/setup
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { builtProduct, endProcess, outputOf, startProcess, untilReady } from '../testing/built-process.ts';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, settled, useBrowser } from './browser.ts';
import { files } from './files.ts';
import { button, field, link, main, title } from './locators.ts';
import { answer } from './specification/calls.ts';

const port = await freePort();
const url = `http://localhost:${port}`;
const { newPage } = useBrowser(url);

const mails: string[] = [];
let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let smtp: SMTPServer;
let server: ChildProcess;
/** The server's output at startup. */
let output: () => string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-first-hour-'));
  postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(mails.push(address) > 0 ? null : undefined),
    onData: (stream, _session, done) => void stream.resume().once('end', () => done()),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  server = startProcess(builtProduct, {
    NODE_ENV: 'production',
    // No worker processes the queue, so no request goes to Stripe.
    ROLE: 'web',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    SECRET: '3b7f5a10c9e24d86b1f07d92e85c6a4f19d3082b',
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'school@school.example',
    VIDEO_ENGINE: 'mediabunny',
  });
  output = outputOf(server);
  await untilReady(server);
});
afterAll(async () => {
  await endProcess(server, 'SIGTERM');
  await postgres.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await rm(folder, { recursive: true });
});

const step = (page: Page, name: string) => main(page).getByRole('region', { name });

/** Fills in and saves a settings page, and returns to the first steps. */
async function save(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await button(page, 'Save settings').click();
  const toast = page.locator('[data-toast]', { hasText: schoolTexts.success.save });
  await toast.waitFor();
  // The next page shows a toast of its own.
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });
  await link(page, 'First steps').click();
}

/** On the screen for a new course: creates a published course. */
async function makeFirstCourse(page: Page): Promise<void> {
  await main(page).locator('input[type=file]').setInputFiles(files.thumbnail);
  const fields = {
    Title: 'Knots',
    Instructor: 'Ann Harbour',
    Category: 'Sailing',
    Description: 'Six knots that hold.',
  };
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await button(page, 'Create course').click();
  await page.waitForURL((address) => address.pathname !== '/course/create');
}

/** On the screen of the first steps: adds a demo course and removes the demo again. */
async function tryTheDemo(page: Page): Promise<void> {
  // Otherwise the next course may be added before the click.
  const release = await answer(page, 'AddDemoCourse', 'held');
  await step(page, 'First course').getByRole('button', { name: 'Add demo courses' }).click();
  await step(page, 'First course').getByRole('button', { name: 'Stop after this course' }).click();
  await release();
  const demo = step(page, 'Demo');
  await demo.getByText('This school has 1 demo course.').waitFor();
  await step(page, 'First course').getByText('Open').waitFor();
  await demo.getByRole('button', { name: 'Remove demo' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the demo?' });
  await question.getByText('Statistics for Everyday Decisions').waitFor();
  await settled(page);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Remove demo' }).click();
  await demo.waitFor({ state: 'detached' });
  await step(page, 'First course').getByText('Open').waitFor();
}

it('a new admin sets up a school with a first course, using only a browser', async () => {
  const page = await newPage();
  const setupLink = () => /http\S+\/setup\S+(?=\s)/.exec(output())?.[0];
  await eventually(setupLink).toBeDefined();
  await page.goto(setupLink() ?? '');
  await page.locator('input[type=file]').setInputFiles(files.portrait);
  await field(page, 'Email').fill('ann@school.example');
  await field(page, 'Password').fill('Secr3t!pw');
  await field(page, 'Full name').fill('Ann Harbour');
  await button(page, 'Create account').click();

  await step(page, 'Name and look').getByRole('link', { name: 'Name the school' }).click();
  await field(page, 'Language').selectOption('de');
  await save(page, { Name: 'Harbour Academy', Colour: '#1d4ed8' });
  await step(page, 'Name and look').getByText('Done').waitFor();
  await step(page, 'Offer').getByRole('link', { name: 'Set price' }).click();
  await save(page, { 'Price per year': '99', 'Free trial (days)': '14' });
  await step(page, 'Offer').getByText('Done').waitFor();
  await step(page, 'Email').getByRole('button', { name: 'Send test email' }).click();
  await step(page, 'Email').getByText('Done').waitFor();
  expect(mails).toEqual(['ann@school.example']);
  await step(page, 'Storage').getByRole('button', { name: 'Test storage' }).click();
  await step(page, 'Storage').getByText('Done').waitFor();
  await step(page, 'About page').getByRole('link', { name: 'Write about page' }).click();
  await save(page, { 'Page text': 'We teach what holds.' });
  await step(page, 'About page').getByText('Done').waitFor();
  await step(page, 'Legal pages').getByRole('link', { name: 'Write legal pages' }).click();
  await save(page, { Imprint: 'Ann Harbour, Quay 1' });
  await step(page, 'Legal pages').getByText('Done').waitFor();
  for (const later of ['Payments', 'Backups', 'Mentors', 'Social links', 'Go live']) {
    await step(page, later).getByRole('button', { name: 'Skip' }).click();
    await step(page, later).getByText('Skipped').waitFor();
  }
  await settled(page);
  expect(await violationsInColourSchemes(page)).toEqual([]);

  const setup = page.getByRole('region', { name: 'Set up your school' });
  await page.goto('/admin/dashboard');
  await setup.getByText('11 of 12').waitFor();
  await setup.getByRole('link', { name: 'Next: First course' }).waitFor();
  await settled(page);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await setup.getByRole('button', { name: 'Show steps' }).click();
  await setup.getByRole('link', { name: 'All steps' }).click();
  await tryTheDemo(page);
  await step(page, 'First course').getByRole('link', { name: 'Create a course' }).click();
  await makeFirstCourse(page);
  await page.goto('/admin/dashboard');
  await title(page, 'Admin Dashboard').waitFor();
  await settled(page);
  expect(await setup.count()).toBe(0);

  // The school does not have this visitor's language.
  const visitor = await newPage({ locale: 'sv-SE' });
  await visitor.goto('/courses');
  await title(visitor, 'Alle Kurse').waitFor();
  await visitor.locator('header').getByText('Harbour Academy').waitFor();
  await main(visitor).getByRole('link', { name: 'Knots' }).click();
  await title(visitor, 'Knots').waitFor();
  await main(visitor)
    .getByText(/99\s\$/)
    .waitFor();
});
