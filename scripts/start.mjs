// `npm start`: installs packages and builds if necessary, then runs the server, and restarts it when it dies. Runs on Node.js 18 or newer,
// without any installed packages.
import { ensureBuilt, isBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { main, runInOurPlace } from './lib/run.mjs';
import { serverProcess } from './lib/server.mjs';

await main(async () => {
  await ensureInstalled({ onlyToRun: isBuilt() });
  await ensureBuilt();
  process.exitCode = await keepRunning(() => runInOurPlace({ ...serverProcess, saysReady: true }));
});
