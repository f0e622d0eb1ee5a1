import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capture } from './lib/run.mjs';
import { node24, root } from './lib/project.mjs';

const BULK = '/-/npm/v1/security/advisories/bulk';
const advisory = (severity) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Answers too much',
  severity,
  vulnerable_versions: '*',
});

/** What each registry, named by the beginning of its paths, answers when it is asked for faults; null: nobody may ask. */
const registries = {
  refusing: null,
  moderate: { express: [advisory('moderate')] },
  high: { express: [advisory('high')] },
};
const registry = createServer((request, response) => {
  const [, name] = request.url.split('/');
  const faults = request.url === `/${name}${BULK}` ? registries[name] : null;
  response.writeHead(faults ? 200 : 405, { 'content-type': 'application/json' });
  response.end(JSON.stringify(faults ?? {}));
});
/** npm remembers the advisories that it was told. */
const cache = mkdtempSync(join(tmpdir(), 'lectern-audit-'));
beforeAll(() => once(registry.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  registry.close();
  rmSync(cache, { recursive: true });
});

it.concurrent.each([
  ['high', 1, 'express (high): Answers too much, https://advisories.example/1'],
  ['moderate', 0, 'No package has a known fault that is high or critical.'],
  ['refusing', 0, 'Nothing was checked: the registry did not tell its advisories'],
])('of a registry that is %s, the audit ends with %i', async (name, code, text) => {
  const outcome = await capture([node24, [join(root, 'scripts/audit.mjs')]], {
    npm_config_registry: `http://127.0.0.1:${registry.address().port}/${name}/`,
    npm_config_cache: join(cache, name),
  });
  expect(outcome.output).toContain(text);
  expect(outcome.code).toBe(code);
});
