import type { Browser, CDPSession, Page } from 'playwright-core';

export const ACCOUNT = { email: 'subscriber@example.com', password: 'Lectern#1' };
export const COURSES = `{ courses(first: 20) { nodes { slug lectures { id video { url streamUrl } } } } }`;

/** The player: a bare `<video>`, or the watch page with the original file or hls.js. */
export const ways = ['bare', 'original', 'stream'] as const;
export type Way = (typeof ways)[number];

interface Lecture {
  id: string;
  video: { url: string; streamUrl: string | null } | null;
}

const DONE = `mutation ($input: MarkLectureInput!) { markLecture(input: $input) { id } }`;

export interface Courses {
  courses: { nodes: { slug: string; lectures: Lecture[] }[] };
}

/** The lecture that plays first and the one that is chosen next. */
interface Lesson {
  slug: string;
  first: { id: string; url: string };
  second: { id: string; url: string };
}

/** How long the mouse rests on a link and how long its button is down, in ms. */
interface Hand {
  rest: number;
  press: number;
}

type Network = Parameters<typeof slowDown>[1];

/** The first two streamable lectures of a course. Null while no course has two. */
export function lessonOf({ courses }: Courses): Lesson | null {
  for (const { slug, lectures } of courses.nodes) {
    const [first, second] = lectures.flatMap(({ id, video }) =>
      video?.streamUrl ? [{ id, url: video.url }] : [],
    );
    if (first && second) return { slug, first, second };
  }
  return null;
}

/** Opens a window for one player. `measure` returns the milliseconds from the click to the first frame. */
export async function openScreen(browser: Browser, origin: string, way: Way) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  // The compiler of these scripts wraps function names in a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  // Without MediaSource, the player uses the original file.
  if (way === 'original')
    await context.addInitScript('delete window.MediaSource; delete window.ManagedMediaSource');
  const page = await context.newPage();
  const browserOf = await context.newCDPSession(page);
  await browserOf.send('Network.enable');
  await page.request.post('/api/v1/user/login', { data: ACCOUNT });
  const { first, second } = await ask(page);
  // Lectures that are done start at the beginning, as a bare video does.
  for (const { id } of [first, second]) {
    const variables = { input: { lectureId: id, isDone: true } };
    await page.request.post('/graphql', { data: { query: DONE, variables } });
  }

  const measure = async (network: Network, hand: Hand): Promise<number> => {
    await page.bringToFront();
    await slowDown(browserOf, null);
    await browserOf.send('Network.clearBrowserCache');
    const link = await (way === 'bare' ? openBarePage(page) : openWatchPage(page));
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);
    await slowDown(browserOf, network);
    const frame = untilFrame(page);
    await choose(page, link, hand);
    const time = await frame;
    await page.goto('about:blank');
    return time;
  };
  return { way, measure };
}

function slowDown(
  browser: CDPSession,
  network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number } | null,
): Promise<unknown> {
  const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return browser.send('Network.emulateNetworkConditions', network ?? free);
}

async function ask(page: Page): Promise<Lesson> {
  // The school may be closing the connection.
  const answer = await page.request.post('/graphql', { data: { query: COURSES }, maxRetries: 3 });
  // Typed by the query above.
  const { data } = (await answer.json()) as { data: Courses };
  const lesson = lessonOf(data);
  if (!lesson) throw new Error('No course has two streamable lectures');
  return lesson;
}

/** Opens the watch page and plays its first video. Returns the selector of the link to the second. */
async function openWatchPage(page: Page): Promise<string> {
  const { slug, first, second } = await ask(page);
  await page.goto(`/courses/${slug}/lectures/${first.id}`);
  // The player loads at the first interaction.
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 3);
  await page.evaluate(() => document.querySelector('video')?.play());
  return `li a[href$="/lectures/${second.id}"]`;
}

/** Opens a handmade equivalent: a list of links and a video that plays the clicked one. */
async function openBarePage(page: Page): Promise<string> {
  const { first, second } = await ask(page);
  await page.goto('/livez');
  await page.evaluate(
    (addresses) => {
      const video = document.createElement('video');
      const list = document.createElement('ol');
      video.width = 800;
      const play = (address: string) => {
        video.src = address;
        void video.play();
      };
      for (const address of addresses) {
        const link = document.createElement('a');
        link.href = '#';
        link.textContent = 'A lecture of the course';
        link.addEventListener('click', (event) => {
          event.preventDefault();
          play(address);
        });
        list.append(document.createElement('li'));
        list.lastElementChild?.append(link);
      }
      document.body.replaceChildren(video, list);
      play(addresses[0] ?? '');
    },
    [first.url, second.url],
  );
  return 'li:nth-child(2) a';
}

/** Resolves at the first frame of the next video, with the milliseconds since the click. */
const untilFrame = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const video = document.querySelector('video');
        let clickedAt = 0;
        const recordClick = (event: Event) => (clickedAt = event.timeStamp);
        window.addEventListener('click', recordClick, { capture: true, once: true });
        const awaitFrame = () =>
          video?.requestVideoFrameCallback(() => resolve(performance.now() - clickedAt));
        video?.addEventListener('emptied', awaitFrame, { once: true });
      }),
  );

async function choose(page: Page, link: string, { rest, press }: Hand): Promise<void> {
  const box = await page.locator(link).boundingBox();
  if (!box) throw new Error('The link is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y + 100);
  await page.mouse.move(x, y, { steps: 5 });
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.waitForTimeout(press);
  await page.mouse.up();
}
