// `npm run dev`: runs the server with restart on changes, and the Vite server in front of it with hot reload.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { packageCommand, root } from './lib/project.mjs';
import { main, runInOurPlace } from './lib/run.mjs';

const VITE_PORT = 5173;

await main(async () => {
  await ensureInstalled();
  const settings = join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);

  const { code, interrupted } = await runInOurPlace(
    {
      command: packageCommand('tsx', [
        'watch',
        '--clear-screen=false',
        '--disable-warning=ExperimentalWarning',
        '--import=reflect-metadata',
        'server/src/main.ts',
      ]),
      environment: { PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${VITE_PORT}` },
    },
    {
      command: packageCommand('vite', [
        'client',
        '--port',
        `${VITE_PORT}`,
        '--strictPort',
        '--clearScreen=false',
      ]),
    },
  );
  // Neither process ends by itself without an error.
  process.exitCode = interrupted ? 0 : code || 1;
});
