// `npm run typecheck`: checks the types of each TypeScript project. CONTRIBUTING.md describes the projects.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/project.mjs';

const PROJECTS = ['.', 'client/tsconfig.app.json', 'client/tsconfig.node.json', 'e2e'];
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

const results = PROJECTS.map((project) =>
  spawnSync(process.execPath, [compiler, '--project', join(root, project)], { stdio: 'inherit' }),
);
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
