import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './lib/project.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const found = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

const settings = found(read('.env.example'), /^#?([A-Z][A-Z0-9_]*)=/gm);
const compose = read('docker-compose.yml');
/** What Compose puts into the file by itself. */
const interpolated = found(compose, /\$\{([A-Z][A-Z0-9_]*)/g);
const install = read('docs/operations.md').split('\n## How it is')[0];

it('gives containers settings that there are', () => {
  const [, given] = /^x-settings: &settings\n((?: .*\n)+)/m.exec(compose);
  const names = found(given, /^ {2}([A-Z][A-Z0-9_]*):/gm);
  expect(names).toContain('DATABASE_URL');
  expect([...names].filter((name) => !settings.has(name))).toEqual([]);
});

it('is described with settings that there are, and with all that Compose needs', () => {
  const described = found(install, /^([A-Z][A-Z0-9_]*)=/gm);
  const known = (name) => settings.has(name) || interpolated.has(name);
  expect([...described].filter((name) => !known(name))).toEqual([]);
  const needed = found(compose, /\$\{([A-Z][A-Z0-9_]*):\?/g);
  expect([...needed].filter((name) => !described.has(name))).toEqual([]);
});

it('copies into the image what is there', () => {
  const sources = [...read('Dockerfile').matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)]
    .flatMap(([, paths]) => paths.split(' '))
    .map((path) => path.replace('/lectern/', ''))
    .filter((path) => !['.', 'node_modules', 'dist'].includes(path));
  expect(sources).toContain('package-lock.json');
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('gives a cluster what its list names, with settings that there are', () => {
  const folder = 'deploy/kubernetes';
  const { resources } = parse(read(`${folder}/kustomization.yaml`));
  const others = readdirSync(join(root, folder)).filter((file) => file !== 'kustomization.yaml');
  expect(resources.toSorted()).toEqual(others.toSorted());

  const objects = resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => document.toJS()),
  );
  const { data } = objects.find(({ kind }) => kind === 'ConfigMap');
  const names = Object.keys(data).map((name) => name.replace(/_FILE$/, ''));
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
  const secrets = Object.values(data).filter((value) => value.startsWith('/secrets/'));
  for (const file of secrets)
    expect(read(`${folder}/settings.yaml`)).toMatch(new RegExp(`# .*\\b${file.slice(9)}\\b`));

  const workloads = objects.filter(({ kind }) => kind === 'Deployment');
  expect(workloads.map(({ spec }) => spec.template.spec.containers[0].env[0].value)).toEqual([
    'web',
    'worker',
  ]);
  for (const { spec } of workloads) {
    const [container] = spec.template.spec.containers;
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe.httpGet.path).toBe('/livez');
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
  }
});
