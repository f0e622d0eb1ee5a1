import 'reflect-metadata';
import { dashboard } from './dashboard.ts';
import { day } from './day.ts';
import { endurance } from './endurance.ts';
import { firstFrame } from './first-frame.ts';
import { growth } from './growth.ts';
import { hostile } from './hostile.ts';
import { ladder } from './ladder.ts';
import { lighthouse } from './lighthouse.ts';
import { overload } from './overload.ts';
import { pages } from './pages.ts';
import { peers } from './peers.ts';
import { range } from './range.ts';
import { search } from './search.ts';
import { slowStripe } from './slow-stripe.ts';
import { upload } from './upload.ts';
import { watching } from './watching.ts';

/**
 * `npm run bench -- dashboard`: runs a benchmark, prints a table, and fails if it exceeds a budget in `budgets.json`.
 */
const benchmarks: Record<string, () => Promise<boolean>> = {
  dashboard,
  day,
  endurance,
  'first-frame': firstFrame,
  growth,
  hostile,
  ladder,
  lighthouse,
  overload,
  pages,
  peers,
  range,
  search,
  'slow-stripe': slowStripe,
  upload,
  watching,
};

const [name = ''] = process.argv.slice(2);
const benchmark = benchmarks[name];
if (!benchmark) {
  console.error(`Name a benchmark: ${Object.keys(benchmarks).join(', ')}`);
  process.exitCode = 1;
} else if (!(await benchmark())) {
  console.error('Over budget.');
  process.exitCode = 1;
}
