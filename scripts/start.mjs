// `npm start`: installs and builds what is missing, then serves, and starts the server again when it dies. Runs on any Node.js from 18, with no package installed.
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
