import budgets from './budgets.json' with { type: 'json' };
import { fillCatalogue } from './catalogue.ts';
import { lighthouse } from './lighthouse.ts';
import { get, load, type Loaded } from './load.ts';
import type { Running } from './product.ts';
import { writeResults } from './results.ts';
import { withProduct } from './with-product.ts';

const COURSES = 10_000;
/** Until Node has compiled the hot code: rendering is a lot of code. */
const WARM_UP_MS = 8_000;
const ROUND_MS = 5_000;
/** The content of a page that is not rendered. */
const NOTHING = '<div id="root"></div>';
const BROWSER = ['Accept-Encoding: gzip, deflate, br', 'Accept: text/html'];

interface Work {
  what: string;
  paths: string[];
  /** Less than the limit of the rendering queue, if each page is rendered. */
  connections: number;
}

const coursePages = Array.from({ length: COURSES }, (_, index) => `/courses/course-${index + 1}`);
const WORKS: Work[] = [
  { what: 'without content', paths: ['/signup'], connections: 32 },
  { what: 'home, kept', paths: ['/'], connections: 32 },
  { what: 'catalogue, kept', paths: ['/courses'], connections: 32 },
  { what: 'course, kept', paths: coursePages.slice(0, 10), connections: 32 },
  { what: 'course, rendered', paths: coursePages.slice(10), connections: 4 },
];

/** Measures the cost of pages for the server, and on a phone. */
export async function pages(): Promise<boolean> {
  const areCheap = await cost();
  return (await lighthouse()) && areCheap;
}

/** Measures the cost of pages for visitors, cached and rendered, in a school with many courses. */
async function cost(): Promise<boolean> {
  const results = await withProduct('pages', {}, async (server, sql) => {
    await fillCatalogue(sql, { courses: COURSES, lecturesEach: 20 });
    await sql.query('analyze');
    const measured: (Work & Loaded & { bytes: number })[] = [];
    for (const work of WORKS) {
      const loaded = await measureWork(server, work);
      measured.push({ ...work, ...loaded, bytes: await bytesOf(server, work) });
    }
    return measured;
  });
  await writeResults('pages', {
    headings: ['page', 'pages/s', 'CPU ms a page', 'p50 ms', 'p99 ms', 'bytes, Brotli'],
    rows: results.map(({ what, count, seconds, cpu, p50, p99, bytes }) => [
      what,
      Math.round(count / seconds),
      cpu,
      p50,
      p99,
      bytes,
    ]),
  });
  const cpuOf = (name: string) => results.find(({ what }) => what === name)?.cpu ?? NaN;
  const empty = cpuOf('without content');
  const { keptToEmpty, renderedToEmpty } = budgets.pages;
  return cpuOf('course, kept') / empty <= keptToEmpty && cpuOf('course, rendered') / empty <= renderedToEmpty;
}

async function measureWork(server: Running, { paths, connections }: Work): Promise<Loaded> {
  const requests = paths.map((path) => get(path, ...BROWSER));
  const half = requests.length > 1_000 ? requests.length / 2 : 0;
  // Rendered pages are cached, so the warm-up uses other ones.
  await load(server, { requests: requests.slice(half), connections, milliseconds: WARM_UP_MS });
  return load(server, { requests, connections, milliseconds: ROUND_MS });
}

/** Returns the transferred size of a page. Throws if its content is unexpectedly missing or present. */
async function bytesOf({ port }: Running, { what, paths: [path = ''] }: Work): Promise<number> {
  const url = `http://127.0.0.1:${port}${path}`;
  const text = await (await fetch(url)).text();
  if (text.includes(NOTHING) !== (what === 'without content')) throw new Error(`${path}: ${text}`);
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' }, method: 'HEAD' });
  return Number(answer.headers.get('content-length'));
}
