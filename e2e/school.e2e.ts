// @slow server/src/school client/src/features/school
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { schoolDefaults } from '#shared/school.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { violationsInColourSchemes } from './axe.ts';
import { settled, useBrowser } from './browser.ts';
import { expectWholeWithoutScripts, movement, untilRendered } from './rendered.ts';

const { open, openAs } = useBrowser();

const drawPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#255aa0' } })
    .png()
    .toBuffer();

/** Fills in and saves settings on the admin's page. */
async function save(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText(schoolTexts.success.save).last().waitFor();
}

// Later test files expect the school with the specification's defaults.
afterEach(async () => {
  const page = await openAs('admin');
  const ask = async (query: string, variables = {}) => {
    const answer = await page.request.post('/graphql', { data: { query, variables } });
    const { data, errors } = (await answer.json()) as {
      data: { school: { version: number } };
      errors?: object[];
    };
    expect(errors).toBeUndefined();
    return data;
  };
  const { school } = await ask('{ school { version } }');
  // Free pages are saved one by one.
  const { pages: _pages, ...defaults } = schoolDefaults;
  const input = { version: school.version, ...defaults };
  await ask('mutation ($input: UpdateSchoolInput!) { updateSchool(input: $input) { id } }', { input });
});

it('an admin names the school, and all visitors see it at once, also without scripts', async () => {
  const page = await openAs('admin', '/admin/settings');
  await save(page, { Name: 'Harbour Academy' });
  await page.locator('header').getByText('Harbour Academy').waitFor();
  const visitor = await open('/about');
  await visitor.locator('header').getByText('Harbour Academy').waitFor();
  expect(await visitor.title()).toBe('About Us · Harbour Academy');
  expect(await untilRendered(visitor, '/')).toMatch(/<header[^]*Harbour Academy[^]*<\/header>/);
});

it.each([
  ['#7fff00', ''],
  ['#5b2a86', ''],
  ['#7f7f7f', ''],
  ['#f97316', '#1e3a8a'],
])('a school in %s and %s is readable in light and dark mode', async (accent, second) => {
  const page = await openAs('admin', '/admin/settings');
  await save(page, { Colour: accent, 'Second colour': second });
  await settled(page);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  for (const path of ['/', '/courses/bread-at-home-one-honest-loaf']) {
    const visitor = await open(path);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await settled(visitor);
    expect(await violationsInColourSchemes(visitor)).toEqual([]);
  }
});

it('pages use the typeface of the school and no other, and nothing moves when it arrives', async () => {
  const page = await openAs('admin', '/admin/settings');
  await page.getByRole('radio', { name: 'Nunito Sans' }).check();
  await save(page, {});
  await settled(page);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const visitor = await open('/');
  await visitor.setViewportSize({ width: 390, height: 844 });
  await untilRendered(visitor, '/');
  await visitor.goto('/');
  // Not its downloads: Chromium also loads a font that the address used before.
  const fonts = await visitor.evaluate(async () => {
    const { fonts } = document;
    await fonts.ready;
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
    return {
      preloaded: links.map(({ href }) => /[\w-]*(?=-latin-)/.exec(href)?.[0]),
      // The others are the visitor's own.
      used: [...fonts].filter((font) => font.family.includes('Variable') && font.status !== 'unloaded')
        .length,
    };
  });
  expect(fonts).toEqual({ preloaded: ['nunito-sans'], used: 1 });
  expect(await movement(visitor)).toBeLessThan(0.01);
  const headline = visitor.getByRole('heading', { level: 1 });
  expect(await headline.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"Nunito Sans/);
});

it('an admin writes the about page and adds a mentor with a portrait', async () => {
  const page = await openAs('admin', '/admin/settings/about');
  await save(page, { 'Page text': '## Who we are\n\nWe **sail**.' });
  await page.getByRole('main').getByRole('link', { name: 'Mentors' }).click();
  await page.getByRole('button', { name: 'Add mentor' }).click();
  const added = page.getByRole('group', { name: 'Mentor 5' });
  await added.getByLabel('Name').fill('Ann Harbour');
  await added.getByLabel('Short bio').fill('Ties knots.');
  await added.getByLabel('Portrait').setInputFiles({
    name: 'ann.png',
    mimeType: 'image/png',
    buffer: await drawPicture(64, 64),
  });
  await page.getByRole('button', { name: 'Remove mentor 1' }).click();
  await page.getByRole('button', { name: 'Save mentors' }).click();
  await page.getByText(schoolTexts.success.saveMentors).last().waitFor();
  await settled(page);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const visitor = await open('/about');
  await visitor.getByRole('heading', { name: 'Who we are' }).waitFor();
  await visitor.getByAltText('Portrait of Ann Harbour').waitFor({ state: 'attached' });
  expect(await visitor.getByText('Priya Nambiar').count()).toBe(0);
  await settled(visitor);
  expect(await violationsInColourSchemes(visitor)).toEqual([]);
});

it('an admin writes quotes and questions by keyboard, and visitors read them, also without scripts', async () => {
  const page = await openAs('admin', '/admin/settings/home');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.getByRole('button', { name: 'Save home page' }).waitFor();
  // The demo's own are in the school until another file removes them.
  for (const list of ['quote', 'question']) {
    const first = page.getByRole('button', { name: `Remove ${list} 1`, exact: true });
    while (await first.isVisible()) await press(`Remove ${list} 1`);
  }
  await press('Add quote');
  await page.keyboard.type('I bake every Sunday.');
  await page.getByLabel('Name', { exact: true }).fill('Ann Harbour');
  for (const question of ['May I?', 'When?']) {
    await press('Add question');
    await page.keyboard.type(question);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Yes, **now**.');
  }
  await press('Move question 2 up');
  // The browser loses the focus of an element that moves.
  expect(await focused()).toBe('Move question 1 up');
  await settled(page);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save home page' }).click();
  await page.getByText(schoolTexts.success.saveHome).last().waitFor();
  const html = await untilRendered(await open('/'), '/');
  expect(html).toMatch(/<blockquote[^>]*>I bake every Sunday\.<\/blockquote>[^]*When\?[^]*May I\?/);
  const visitor = await open('/courses/bread-at-home-one-honest-loaf');
  const answer = visitor.getByText('Yes, now.').first();
  await visitor.getByRole('heading', { name: 'When?' }).click();
  await answer.waitFor();
  await settled(visitor);
  expect(await violationsInColourSchemes(visitor)).toEqual([]);
});

it('an admin uploads logos for light and dark mode and removes them', async () => {
  const page = await openAs('admin', '/admin/settings/pictures');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  for (const name of ['Logo', 'Logo for dark backgrounds']) {
    await region(name)
      .getByLabel('Picture')
      .setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await drawPicture(320, 80),
      });
    await region(name).getByRole('button', { name: 'Save picture' }).click();
    await region(name).getByRole('img').waitFor();
  }
  await settled(page);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const visitor = await open('/');
  const logos = visitor.locator('header a[href="/"] img');
  for (const [colorScheme, seen] of [
    ['light', [true, false]],
    ['dark', [false, true]],
  ] as const) {
    await visitor.emulateMedia({ colorScheme });
    await expect
      .poll(async () => [await logos.nth(0).isVisible(), await logos.nth(1).isVisible()])
      .toEqual(seen);
  }
  for (const name of ['Logo', 'Logo for dark backgrounds']) {
    await region(name).getByRole('button', { name: 'Use the default' }).click();
    await region(name).getByRole('img').waitFor({ state: 'detached' });
  }
  await page.locator('header').getByText(schoolDefaults.name).waitFor();
});

it('an admin uploads a picture of the home page, which visitors see first and in its place', async () => {
  const page = await openAs('admin', '/admin/settings/pictures');
  const card = page.getByRole('region', { name: 'Picture of the home page', exact: true });
  await card.getByLabel('Picture', { exact: true }).setInputFiles({
    name: 'bread.png',
    mimeType: 'image/png',
    buffer: await drawPicture(1600, 1000),
  });
  await card.getByLabel('Description').fill('A loaf of bread');
  await card.getByRole('button', { name: 'Save picture' }).click();
  await card.getByRole('img').waitFor();
  await settled(page);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const visitor = await open('/');
  const picture = visitor.getByRole('img', { name: 'A loaf of bread' });
  await picture.waitFor();
  const { left, right } = await picture.evaluate((element) => element.getBoundingClientRect());
  expect(right - left).toBeGreaterThan(400);
  await expectWholeWithoutScripts(visitor, '/');
  expect(await violationsInColourSchemes(visitor)).toEqual([]);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto('/');
  const topOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top);
  const headline = visitor.getByRole('heading', { level: 1 });
  expect(await topOf(picture)).toBeLessThan(await topOf(headline));
  expect(await movement(visitor)).toBeLessThan(0.01);
  await card.getByRole('button', { name: 'Use the default' }).click();
  await card.getByRole('img').waitFor({ state: 'detached' });
});

it('an admin writes the terms, which are linked where people agree to them', async () => {
  const page = await openAs('admin', '/admin/settings/legal');
  await save(page, {
    'Terms of service': '# Be kind\n\nTo **everybody**.',
    'Privacy policy': 'We keep little.',
  });
  const visitor = await open('/signup');
  await visitor.getByText('By creating an account you agree to the Terms of service of').waitFor();
  await visitor.getByRole('list', { name: 'Legal' }).getByRole('link', { name: 'Terms of service' }).click();
  await visitor.getByRole('heading', { level: 2, name: 'Be kind' }).waitFor();
  await expectWholeWithoutScripts(visitor, '/privacy');
  await expectWholeWithoutScripts(visitor, '/terms');
  expect(await violationsInColourSchemes(visitor)).toEqual([]);
  const learner = await openAs('learner', '/checkout');
  await learner.getByText('By buying you agree to the Terms of service of').waitFor();
});
