import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { freePort } from '#server/platform/common/free-port.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { chromiumSwitches } from './chromium-switches.ts';
import { startSchool } from '../testing/school.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { fillTwoYears } from '../scripts/lib/fill-two-years.ts';
import { root } from '../scripts/lib/project.mjs';
import { main, ScriptError } from '../scripts/lib/run.mjs';

/** `npm run screenshots`: takes the screenshots of the README and the sharing picture, from the built product with its demo school. */
const FOLDER = 'docs/images';
/** Playback position on the screenshot, in seconds: a slide with a drawing, while a caption is shown. */
const SECOND = 6;

/** The screenshots: the account, and the steps from the catalogue to the page. */
const pictures: Record<string, { account?: string; show: (page: Page) => Promise<unknown> }> = {
  catalogue: { show: (page) => page.getByRole('article').first().waitFor() },
  lecture: { account: 'subscriber@example.com', show: showLecture },
  dashboard: { account: 'admin@example.com', show: showDashboard },
};

async function showLecture(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bread at Home: One Honest Loaf' }).click();
  await page.getByRole('link', { name: 'Flour, water, salt, yeast' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  const captions = page.getByRole('button', { name: 'Captions', exact: true });
  await captions.click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await captions.click();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  const video = page.locator('video');
  await video.evaluate(async (element: HTMLVideoElement, second) => {
    element.currentTime = second;
    // Waits for a frame at that position or later, while the video keeps playing.
    for (let at = 0; at < second;)
      at = await new Promise((seen) =>
        element.requestVideoFrameCallback((_, { mediaTime }) => seen(mediaTime)),
      );
  }, SECOND);
  await video.hover({ position: { x: 200, y: 100 }, force: true });
  await page.locator('[data-controls] .video-controls').waitFor();
  await page.locator('.video-captions [data-part="cue"]').waitFor();
}

/** Takes the sharing picture: the name of the school and the headline of the home page. */
async function takeSharePicture(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: { width: 1200, height: 630 },
  });
  const page = await context.newPage();
  await page.goto('/');
  const nothingToPress = 'header :is(nav, button, a:not([href="/"])), main a { display: none !important; }';
  await page.addStyleTag({ content: nothingToPress });
  // A busy server sends the page without content, which scripts then load.
  await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const taken = await page.screenshot();
  await context.close();
  await save('client/public/share.png', taken);
}

/** Shows last year, in which all months have data. */
async function showDashboard(page: Page): Promise<void> {
  const lastYear = String(new Date().getFullYear() - 1);
  await page.goto('/admin/dashboard');
  await page.getByLabel('Year').selectOption(lastYear);
  await page.getByRole('img', { name: `in each month of ${lastYear}` }).waitFor();
  await page.getByRole('img', { name: 'Pie chart' }).waitFor();
}

async function take(browser: Browser, url: string, name: string): Promise<void> {
  const picture = pictures[name];
  if (!picture) throw new ScriptError(`The README shows ${name}.png, but there are no steps for it.`);
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: 'light',
    deviceScaleFactor: 1.25,
    locale: 'en-US',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    viewport: { width: 1360, height: 884 },
  });
  const page = await context.newPage();
  if (picture.account)
    await page.request.post('/api/v1/user/login', {
      data: { email: picture.account, password: 'Lectern#1' },
      failOnStatusCode: true,
    });
  await page.goto('/courses');
  await picture.show(page);
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    const areThere = seen.every((image) => image.naturalWidth > 0);
    const isPassing = document.querySelector('[data-skeleton], [data-toast]') !== null;
    return areThere && document.fonts.status === 'loaded' && !isPassing;
  });
  const taken = await page.screenshot();
  await context.close();
  await save(`${FOLDER}/${name}.png`, taken);
}

async function save(file: string, taken: Buffer): Promise<void> {
  // Half the size without a visible difference.
  const small = await sharp(taken).png({ palette: true, effort: 10 }).toBuffer();
  await writeFile(join(root, file), small);
  console.log(`${file}: ${Math.round(small.length / 1000)} kB`);
}

await main(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new ScriptError('No Chromium was found. Install it, or set CHROMIUM_PATH.');
  await ensureBuilt();
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const names = [...readme.matchAll(/\(docs\/images\/([\w-]+)\.png\)/g)].map(([, name = '']) => name);

  // The school uses its own database, which is filled below.
  delete process.env.DATABASE_URL;
  await using cleanUp = new AsyncDisposableStack();
  const browser = await chromium.launch({ executablePath, args: chromiumSwitches });
  cleanUp.defer(() => browser.close());
  const folder = await mkdtemp(join(tmpdir(), 'lectern-screenshots-'));
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  cleanUp.defer(() => postgres.stop());
  const school = await startSchool(await freePort(), { DATABASE_URL: postgres.url });
  cleanUp.defer(() => school.stop());
  await fillTwoYears(postgres.url);
  for (const name of names) await take(browser, school.url, name);
  await takeSharePicture(browser, school.url);
});
