import { json } from 'node:stream/consumers';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/**
 * `node look.mjs`, with `{ chromePath, pages: [{ name, url, cookie }], runs }` as JSON on stdin: runs Lighthouse's
 * phone profile on each page `runs` times. Prints the scores of each run, from 0 to 100, and its times in ms.
 */
const { chromePath, pages, runs } = await json(process.stdin);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
const looks = [];
for (const { name, url, cookie } of pages) {
  for (let run = 0; run < runs; run++) {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      extraHeaders: cookie && { Cookie: cookie },
      logLevel: 'silent',
    });
    const value = (audit) => lhr.audits[audit]?.numericValue ?? NaN;
    looks.push({
      name,
      scores: CATEGORIES.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      faults: CATEGORIES.slice(1).flatMap((category) =>
        (lhr.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
          .map(({ id }) => id),
      ),
    });
  }
}
chrome.kill();
console.log(JSON.stringify(looks));
