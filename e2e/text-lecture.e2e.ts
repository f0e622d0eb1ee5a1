// @slow client/src/features/lecture server/src/lecture/text server/src/platform/markdown
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, settled, useBrowser } from './browser.ts';
import { makeCourse, uniqueTitle } from './courses.ts';
import { expectFocus, pressOn, tabTo, typeInto } from './keyboard.ts';
import { button, field, link, main, title } from './locators.ts';

const { openAs } = useBrowser();

const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text }).first();
const article = (page: Page) => main(page).getByRole('article');

/** Inserts a link to a second of the course's first video at the cursor of the editor, which has the focus. */
async function linkMoment(page: Page, time: string): Promise<void> {
  await page.keyboard.press('Shift+Tab');
  await expectFocus(button(page, 'Heading'));
  // Behind bold, italic and link.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowRight');
  await expectFocus(button(page, 'Link to a moment in a video'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expectFocus(dialog.getByLabel('Lecture', { exact: true }));
  await typeInto(page, dialog.getByLabel('Time', { exact: true }), time);
  await page.keyboard.press('Enter');
  await expectFocus(field(page, 'Text'));
}

const SOURCE = `A loop that **never** slips.

> [!WARNING] Old ropes
> They break.

\`\`\`js
const loop = 1;
\`\`\`

$$
\\frac{1}{2}
$$

| Rope | Load |
|---|---|
| Hemp | 80 |`;

it('is written, read and done by keyboard', async () => {
  const admin = await openAs('admin', '/denied');
  const course = await makeCourse(admin, uniqueTitle('Knots'), ['Bowline']);
  await admin.goto(`/courses/${course.slug}/edit`);
  await pressOn(admin, link(admin, 'Write a text lecture'));
  await typeInto(admin, field(admin, 'Title'), 'Which rope?');
  await tabTo(admin, field(admin, 'Text'));
  await admin.keyboard.insertText(SOURCE);
  await admin.keyboard.insertText('\n\nSee ');
  await linkMoment(admin, '0:01');
  await admin.keyboard.insertText(' again.');
  const preview = main(admin).getByRole('region', { name: 'Preview' });
  await preview.getByRole('note').getByText('They break.').waitFor();
  await preview.getByRole('link', { name: 'Bowline, 0:01' }).waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await pressOn(admin, button(admin, 'Save lecture'));
  await toast(admin, 'Lecture added successfully').waitFor();
  // A new lecture of a published course is a draft.
  await pressOn(admin, button(admin, 'Publish'));
  await settled(admin);

  const learner = await openAs('subscriber', `/courses/${course.slug}`);
  await pressOn(learner, main(learner).getByRole('link', { name: /Which rope\?/ }));
  await title(learner, 'Which rope?').waitFor();
  await article(learner).getByText('They break.').waitFor();
  expect(await learner.locator('video').count()).toBe(0);
  expect(await article(learner).locator('.hljs-keyword').innerText()).toBe('const');
  expect(await article(learner).locator('math').count()).toBe(1);
  expect(await violationsInColourSchemes(learner)).toEqual([]);
  await article(learner).getByText('See Bowline, 0:01 again.').waitFor();
  await pressOn(learner, article(learner).getByRole('link', { name: 'Bowline, 0:01' }));
  await title(learner, 'Bowline').waitFor();
  expect(new URL(learner.url()).search).toBe('?t=1');
  await learner.goBack();
  await title(learner, 'Which rope?').waitFor();
  await pressOn(learner, article(learner).getByRole('button', { name: 'Mark as done' }));
  await settled(learner);
  await learner.reload();
  await main(learner).getByText('1 of 2 lectures done').waitFor();

  await admin.goto(`/courses/${course.slug}/edit`);
  await pressOn(admin, main(admin).getByRole('link', { name: /Which rope\?/ }));
  await title(admin, 'Edit lecture').waitFor();
  await typeInto(admin, field(admin, 'Text'), 'Hemp.');
  await pressOn(admin, button(admin, 'Save lecture'));
  await toast(admin, 'Lecture saved').waitFor();
  await learner.reload();
  await eventually(() => article(learner).innerText()).toContain('Hemp.');
});
