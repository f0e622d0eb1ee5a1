// `npm start`: installs and builds what is missing, then serves. Runs on any Node.js from 18, with no package installed.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24 } from './lib/project.mjs';
import { main, runInOurPlace } from './lib/run.mjs';

const FLAGS = [
  '--enable-source-maps',
  // A streamed upload is short-lived garbage: a small young generation keeps a server's memory a quarter lower.
  '--max-semi-space-size=4',
  // The Stripe sandbox keeps its state in node:sqlite.
  '--disable-warning=ExperimentalWarning',
  // Decorators of bundled chunks run before the entry's own first line.
  '--import=reflect-metadata',
];

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runInOurPlace({ command: [node24, [...FLAGS, 'dist/server/main.js']] });
  process.exitCode = code;
});
