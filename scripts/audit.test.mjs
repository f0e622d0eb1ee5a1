// @slow scripts package.json
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capture } from './lib/run.mjs';
import { node24, root } from './lib/project.mjs';
import { runtime } from './lib/runtime.mjs';

const BULK = '/-/npm/v1/security/advisories/bulk';
const advisory = (severity) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Answers too much',
  severity,
  vulnerable_versions: '*',
});

const MAJOR = runtime.version.split('.')[0];
const NEXT = `${MAJOR}.999.0`;
const daysAgo = (days) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

/** Advisories and Node.js versions of each registry. The first path segment selects the registry. */
const registries = {
  refusing: {},
  moderate: { advisories: { express: [advisory('moderate')] } },
  high: { advisories: { express: [advisory('high')] } },
  newest: { advisories: {}, versions: { [runtime.version]: daysAgo(200), '99.0.0': daysAgo(100) } },
  newer: { advisories: {}, versions: { [runtime.version]: daysAgo(89), [NEXT]: daysAgo(1) } },
  old: { advisories: {}, versions: { [runtime.version]: daysAgo(91), [NEXT]: daysAgo(80) } },
};
const registry = createServer((request, response) => {
  const [, name] = request.url.split('/');
  const { advisories, versions } = registries[name];
  const answer = {
    [`/${name}${BULK}`]: advisories,
    [`/${name}/node`]: versions && packument(versions),
  }[request.url];
  response.writeHead(answer ? 200 : 405, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? {}));
});
const packument = (time) => ({
  name: 'node',
  'dist-tags': { latest: runtime.version },
  versions: Object.fromEntries(Object.keys(time).map((version) => [version, { name: 'node', version }])),
  time,
});
/** npm caches advisories. */
const cache = mkdtempSync(join(tmpdir(), 'lectern-audit-'));
beforeAll(() => once(registry.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  registry.close();
  rmSync(cache, { recursive: true });
});

it.concurrent.each([
  ['high', 1, 'express (high): Answers too much, https://advisories.example/1'],
  ['moderate', 0, 'No package has a known vulnerability of high or critical severity.'],
  ['refusing', 0, 'No package was checked: the registry returned no advisories'],
  ['refusing', 0, 'The age of Node.js was not checked'],
  ['newest', 0, `Node.js ${runtime.version} is the newest of its line`],
  ['newer', 0, `the newest of its line is ${NEXT}`],
  ['old', 1, `Pin node ${NEXT}`],
])('with the registry "%s" the audit exits with %i', async (name, code, text) => {
  const outcome = await capture([node24, [join(root, 'scripts/audit.mjs')]], {
    npm_config_registry: `http://127.0.0.1:${registry.address().port}/${name}/`,
    npm_config_cache: join(cache, name),
  });
  expect(outcome.output).toContain(text);
  expect(outcome.code).toBe(code);
});
