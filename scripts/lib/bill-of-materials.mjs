/** What npm calls the sums of a package's archive, and CycloneDX. */
const ALGORITHMS = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
const FOLDER = 'node_modules/';

/**
 * What the product runs on, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/), of a package-lock.json of version 3:
 * every package but those for development only, what is for other systems than this one too. The same lockfile
 * gives the same bill: it has no serial number and no time.
 *
 * @param {{ packages: Record<string, any> }} lockfile
 * @param {readonly { name: string; version: string }[]} bundled Packages that are part of the built pages, and for development
 *   to npm.
 */
export function billOfMaterials({ packages }, bundled) {
  const { '': product, ...others } = packages;
  const inPages = new Set(bundled.map(({ name, version }) => `${name}@${version}`));
  const isShipped = (path, entry) => !entry.dev || inPages.has(`${nameOf(path, entry)}@${entry.version}`);
  const shipped = Object.entries(others).filter(([path, entry]) => isShipped(path, entry));
  const components = new Map();
  const dependsOn = new Map();
  const addDependencies = (path, entry, ref) => {
    const known = dependsOn.get(ref) ?? new Set();
    dependsOn.set(ref, known);
    for (const found of namesOf(entry).map((name) => resolve(name, path, packages))) {
      if (found !== undefined && isShipped(found, packages[found])) known.add(purlOf(found, packages[found]));
    }
  };

  const productRef = `pkg:npm/${product.name}@${product.version}`;
  const { dependencies, devDependencies } = product;
  addDependencies('', { dependencies: { ...dependencies, ...devDependencies } }, productRef);
  for (const [path, entry] of shipped) {
    const component = componentOf(path, entry);
    const twin = components.get(component.purl);
    // What lies in two folders is needed as soon as one of them is.
    if (twin?.scope !== 'required') components.set(component.purl, component);
    addDependencies(path, entry, component.purl);
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        'bom-ref': productRef,
        type: 'application',
        name: product.name,
        version: product.version,
        licenses: [{ expression: product.license }],
        purl: productRef,
      },
    },
    components: [...components.values()],
    dependencies: [...dependsOn].map(([ref, refs]) => ({ ref, dependsOn: [...refs].sort() })),
  };
}

function componentOf(path, entry) {
  const purl = purlOf(path, entry);
  const [name, group] = nameOf(path, entry).split('/').reverse();
  const [algorithm, sum] = entry.integrity.split(/-(.*)/);
  return {
    'bom-ref': purl,
    type: 'library',
    ...(group && { group }),
    name,
    version: entry.version,
    scope: entry.optional || entry.devOptional ? 'optional' : 'required',
    hashes: [{ alg: ALGORITHMS[algorithm], content: Buffer.from(sum, 'base64').toString('hex') }],
    ...(entry.license && { licenses: [{ expression: entry.license }] }),
    purl,
  };
}

/** The name that a package has in the registry; the lockfile tells it where its folder does not. */
function nameOf(path, { name }) {
  return name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

function purlOf(path, entry) {
  return `pkg:npm/${nameOf(path, entry).replace('@', '%40')}@${entry.version}`;
}

function namesOf({ dependencies, optionalDependencies, peerDependencies }) {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** Where Node.js finds a package by its name from a folder: in the nearest node_modules, upwards. */
function resolve(name, from, packages) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    const path = `${folder && `${folder}/`}${FOLDER}${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}
