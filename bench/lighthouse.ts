import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#server/platform/common/free-port.ts';
import { HttpClient } from '#testing/http-client.ts';
import { startSchool, type School } from '../testing/school.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { runScript } from './load.ts';
import { writeResults } from './results.ts';

const FOLDER = join(import.meta.dirname, 'lighthouse');
const LOOK = new URL('./lighthouse/look.mjs', import.meta.url);
const RUNS = 3;
const COURSE = 'bread-at-home-one-honest-loaf';
const LEARNER = { email: 'subscriber@example.com', password: 'Lectern#1' };

/** Expected failures on private pages: they are excluded from search engines and have no description. */
const PRIVATE_FAULTS = ['is-crawlable', 'meta-description'];

interface Page {
  name: string;
  url: string;
  /** Session of the learner that a private page belongs to. */
  cookie?: string;
}

/** The result of one Lighthouse run: four scores from 0 to 100, and times in ms. */
interface Look {
  name: string;
  scores: [performance: number, accessibility: number, bestPractices: number, seo: number];
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Failed audits other than performance. */
  faults: string[];
}

/**
 * Runs Lighthouse's phone profile (slow processor and network) on the built product with its demo school, three times
 * per page. Takes the run with the median performance. `bench/lighthouse` is a package of its own and is installed when
 * missing. Needs Chromium.
 */
export async function lighthouse(): Promise<boolean> {
  await ensureBuilt();
  const chromePath = findChromium();
  if (!chromePath) throw new Error('Chromium is missing. Run apt-get install chromium or set CHROMIUM_PATH.');
  if (!existsSync(join(FOLDER, 'node_modules'))) {
    console.log('Installing Lighthouse');
    await promisify(execFile)('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER });
  }
  const school = await startSchool(await freePort());
  try {
    const pages = await pagesOf(school);
    // The first request renders a page into the cache.
    for (const { url } of pages) await (await fetch(url)).text();
    const looks = await runScript<Look[]>(LOOK, { chromePath, pages, runs: RUNS });
    const middles = pages.map(({ name }) => middleOf(looks.filter((look) => look.name === name)));
    await writeResults('lighthouse', {
      headings: [
        'page, phone',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'first paint ms',
        'largest paint ms',
        'blocking ms',
        'shift',
      ],
      rows: middles.map(({ name, scores, firstPaint, largestPaint, blocking, shift }) => [
        name,
        ...scores,
        Math.round(firstPaint),
        Math.round(largestPaint),
        Math.round(blocking),
        shift,
      ]),
    });
    const isPrivate = (name: string) => pages.some((page) => page.name === name && page.cookie);
    const broken = middles.flatMap((look) => overBudget(look, isPrivate(look.name)));
    for (const line of broken) console.log(line);
    return broken.length === 0;
  } finally {
    await school.stop();
  }
}

/** The budgets that a page exceeds, one line each. */
function overBudget({ name, scores, largestPaint, blocking, faults }: Look, isPrivate: boolean): string[] {
  const { performance, largestPaintMs, blockingMs } = budgets.lighthouse[isPrivate ? 'person' : 'visitor'];
  const unexpected = faults.filter((fault) => !isPrivate || !PRIVATE_FAULTS.includes(fault));
  return [
    scores[0] < performance && `${name}: performance ${scores[0]}, at least ${performance}`,
    largestPaint > largestPaintMs &&
      `${name}: largest paint ${Math.round(largestPaint)} ms, at most ${largestPaintMs}`,
    blocking > blockingMs && `${name}: blocking ${Math.round(blocking)} ms, at most ${blockingMs}`,
    unexpected.length > 0 && `${name}: ${unexpected.join(', ')}`,
  ].filter((line) => line !== false);
}

async function pagesOf({ url }: School): Promise<Page[]> {
  const learner = new HttpClient(url);
  await learner.json('POST', '/api/v1/user/login', LEARNER);
  const cookie = learner.cookieHeader();
  return [
    { name: 'home', url: `${url}/` },
    { name: 'catalogue', url: `${url}/courses` },
    { name: 'course', url: `${url}/courses/${COURSE}` },
    { name: 'lecture, subscriber', url: `${url}/courses/${COURSE}/lectures`, cookie },
  ];
}

function middleOf(looks: Look[]): Look {
  const sorted = looks.toSorted((one, other) => one.scores[0] - other.scores[0]);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No run was measured');
  return middle;
}
