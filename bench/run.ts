import 'reflect-metadata';
import { day } from './day.ts';
import { growth } from './growth.ts';
import { lighthouse } from './lighthouse.ts';
import { pages } from './pages.ts';
import { peers } from './peers.ts';
import { priceChange } from './price-change.ts';
import { streams } from './streams.ts';
import { upload } from './upload.ts';
import { watching } from './watching.ts';

/**
 * `npm run bench -- pages`: runs a benchmark, prints a table, and fails if it exceeds a budget in `budgets.json`.
 */
const benchmarks: Record<string, () => Promise<boolean>> = {
  day,
  growth,
  lighthouse,
  pages,
  peers,
  'price-change': priceChange,
  streams,
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
