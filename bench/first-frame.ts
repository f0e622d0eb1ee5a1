import { chromium, type Browser, type Page } from 'playwright-core';
import { freePort } from '#server/common/free-port.ts';
import { startSchool } from '../e2e/school.ts';
import { findChromium } from '../scripts/lib/chromium.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { printTable } from './measure.ts';

const ACCOUNT = { email: 'subscriber@example.com', password: 'Lectern#1' };
const RUNS = 10;

const COURSES = `{ courses(first: 20) { nodes { slug lectures { id video { url streamUrl } } } } }`;

interface Lecture {
  id: string;
  video: { url: string; streamUrl: string | null } | null;
}

/**
 * From a click to the first frame: a lecture of the outline in the player against a bare `<video>` of the same
 * original, turn about, in one browser. Returns whether it is in the budget.
 */
export async function firstFrame(): Promise<boolean> {
  const school = await startSchool(await freePort());
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    return await compare(browser, school.url);
  } finally {
    await browser.close();
    await school.stop();
  }
}

async function compare(browser: Browser, origin: string): Promise<boolean> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  // The compiler of these scripts names functions by a helper of its own, which pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  await page.request.post('/api/v1/user/login', { data: ACCOUNT });
  const { slug, lectures } = await coursesWith(page);
  const [first, second] = lectures;
  if (!first || !second) throw new Error('A course with two lectures is needed');
  const player: number[] = [];
  const bare: number[] = [];
  for (let run = -1; run < RUNS; run += 1) {
    await page.goto(`/courses/${slug}/lectures/${first.id}`);
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 3);
    const played = await untilFrame(page, `a[href$="/lectures/${second.id}"]`);
    const fresh = (await coursesWith(page)).lectures.find(({ id }) => id === second.id);
    await page.goto('/favicon.svg');
    const shown = await untilBareFrame(page, fresh?.video?.url ?? '');
    // The first run warms up.
    if (run >= 0) {
      player.push(played);
      bare.push(shown);
    }
  }
  const ratio = median(player) / median(bare);
  console.log('\nMilliseconds from the click to the first frame, median of 10 runs\n');
  printTable(
    ['', 'median'],
    [
      [`player, ${second.video?.streamUrl ? 'stream' : 'original'}`, median(player)],
      ['bare <video>', median(bare)],
      ['ratio', ratio],
    ],
  );
  return ratio <= budgets['first-frame'].ratioToBare;
}

async function coursesWith(page: Page): Promise<{ slug: string; lectures: Lecture[] }> {
  const answer = await page.request.post('/graphql', { data: { query: COURSES } });
  // The shape of the query above.
  const { data } = (await answer.json()) as {
    data: { courses: { nodes: { slug: string; lectures: Lecture[] }[] } };
  };
  const course = data.courses.nodes.find(({ lectures }) => lectures.filter(({ video }) => video).length > 1);
  if (!course) throw new Error('No course has two lectures that play');
  return course;
}

/** Clicks a link and waits for the first frame that comes after another film was put in. */
const untilFrame = (page: Page, link: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const video = document.querySelector('video');
          if (!video) return void requestAnimationFrame(look);
          video.addEventListener('emptied', () => {
            video.requestVideoFrameCallback(() => resolve(performance.now() - start));
          });
        };
        look();
        document.querySelector<HTMLElement>(selector)?.click();
      }),
    link,
  );

const untilBareFrame = (page: Page, url: string): Promise<number> =>
  page.evaluate(
    (address) =>
      new Promise<number>((resolve) => {
        const video = document.createElementNS('http://www.w3.org/1999/xhtml', 'video') as HTMLVideoElement;
        document.documentElement.append(video);
        const start = performance.now();
        video.requestVideoFrameCallback(() => resolve(performance.now() - start));
        video.src = address;
        void video.play();
      }),
    url,
  );

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
