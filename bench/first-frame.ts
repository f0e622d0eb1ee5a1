import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { freePort } from '#server/platform/common/free-port.ts';
import { HttpClient } from '#testing/http-client.ts';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { startSchool } from '../testing/school.ts';
import { findChromium } from '../scripts/lib/chromium.mjs';
import budgets from './budgets.json' with { type: 'json' };
import {
  ACCOUNT,
  COURSES,
  lessonOf,
  openScreen,
  ways,
  type Courses,
  type Way,
} from './first-frame-screens.ts';
import { printTable } from './measure.ts';

const RUNS = 10;
/** Poll interval and timeout for preparing two videos, in ms. */
const POLL_INTERVAL = 1_000;
const PATIENCE = 300_000;

/** Network emulation of the browser, in milliseconds and bytes a second. */
const networks = {
  loopback: null,
  'a home': { offline: false, latency: 20, downloadThroughput: 30e6 / 8, uploadThroughput: 10e6 / 8 },
};

/** A hand hovers over a link and takes time to press it. A script does neither. */
const hands = {
  'a hand': { rest: 100, press: 80 },
  'at once': { rest: 0, press: 0 },
};

/**
 * Measures the time from a click on another lecture to its first frame, as original and as stream. Compares it with a
 * page whose links put the same original into a bare `<video>`. All alternate in one browser with an empty cache and
 * real mouse events. Returns whether a hand's clicks are within budget.
 */
export async function firstFrame(): Promise<boolean> {
  const school = await startSchool(await freePort(), { VIDEO_ENGINE: ffmpeg ? 'ffmpeg' : 'mediabunny' });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    await untilPrepared(school.url);
    // Without a worker, the other videos are not prepared meanwhile.
    await school.end('SIGTERM');
    await school.start({ ROLE: 'web' });
    return await compare(browser, school.url);
  } finally {
    await browser.close();
    await school.stop();
  }
}

async function compare(browser: Browser, origin: string): Promise<boolean> {
  const screens = await Promise.all(ways.map((way) => openScreen(browser, origin, way)));
  const rows: (string | number)[][] = [];
  let isInBudget = true;
  for (const [network, conditions] of Object.entries(networks)) {
    for (const [hand, timing] of Object.entries(hands)) {
      const times: Record<Way, number[]> = { bare: [], original: [], stream: [] };
      // The first run warms up.
      for (let run = -1; run < RUNS; run += 1) {
        for (const { way, measure } of screens) {
          const time = await measure(conditions, timing);
          if (run >= 0) times[way].push(time);
        }
      }
      for (const way of ways) {
        const ratio = median(times[way]) / median(times.bare);
        rows.push([`${network}, ${hand}: ${way}`, median(times[way]), Math.max(...times[way]), ratio]);
        if (hand === 'a hand') isInBudget &&= ratio <= budgets['first-frame'].ratioToBare || way === 'bare';
      }
    }
  }
  console.log(`\nMilliseconds from the click to the first frame, ${RUNS} runs\n`);
  printTable(['', 'median', 'max', 'ratio to bare'], rows);
  return isInBudget;
}

/** Waits until a course has two streamable videos. */
async function untilPrepared(origin: string): Promise<void> {
  const client = new HttpClient(origin);
  await client.json('POST', '/api/v1/user/login', ACCOUNT);
  for (const start = Date.now(); Date.now() - start < PATIENCE;) {
    const { data } = await client.graphql<Courses>(COURSES);
    if (data && lessonOf(data)) return;
    await setTimeout(POLL_INTERVAL);
  }
  throw new Error('The school did not prepare two videos of a course in time');
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
