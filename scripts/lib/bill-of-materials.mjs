/** Names of hash algorithms in npm and in CycloneDX. */
const ALGORITHMS = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
const FOLDER = 'node_modules/';

/**
 * Returns the runtime packages of the product as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/), from a package-lock.json of
 * version 3. Includes packages for other systems, but not development packages. The same lockfile results in the same bill, without
 * serial number and time.
 *
 * @param {{ packages: Record<string, any> }} lockfile
 * @param {readonly { name: string; version: string }[]} bundled Packages in the built pages, which npm lists as development packages.
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
    // A package in two folders is required if one of them is.
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

/** Returns the name of a package in the registry. The lockfile has it if the folder has another name. */
function nameOf(path, { name }) {
  return name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

function purlOf(path, entry) {
  return `pkg:npm/${nameOf(path, entry).replace('@', '%40')}@${entry.version}`;
}

function namesOf({ dependencies, optionalDependencies, peerDependencies }) {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** Returns the path at which Node.js finds a package from a folder: the nearest node_modules, upwards. */
function resolve(name, from, packages) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    const path = `${folder && `${folder}/`}${FOLDER}${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}
