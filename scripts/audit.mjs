// `npm run audit`: fails when the registry knows a weakness, high or critical, of a package that is installed here, or when the
// pinned Node.js is out of date. It asks the registry, so it is no part of `npm test`. If the registry cannot be asked, it says so
// and does not fail.
import { npmCommand } from './lib/project.mjs';
import { capture, main, ScriptError } from './lib/run.mjs';
import { isOlder, runtime, runtimeFault } from './lib/runtime.mjs';

const SEVERITIES = ['high', 'critical'];
const QUIETLY = ['--json', '--loglevel=silent', '--fetch-retries=1', '--fetch-timeout=20000'];

await main(async () => {
  const faults = [...(await packageFaults()), ...(await runtimeFaults())];
  if (faults.length > 0) throw new ScriptError(faults.join('\n'));
});

/** Audits all packages of the lockfile: schools build the product on their own machines, so build tools run there as well. */
async function packageFaults() {
  const { output } = await capture(npmCommand(['audit', '--package-lock-only', ...QUIETLY]));
  const report = parsed(output);
  if (!report) throw new ScriptError(`${output.trimEnd()}\n\nnpm could not audit.`);
  if (!report.vulnerabilities) {
    console.log(`No package was checked: the registry did not tell its advisories (${report.message}).`);
    return [];
  }
  const faults = Object.values(report.vulnerabilities)
    // Those that have it from another package name that one.
    .flatMap(({ via }) => via.filter((cause) => typeof cause === 'object'))
    .filter(({ severity }) => SEVERITIES.includes(severity));
  if (faults.length === 0) {
    console.log('No package has a known weakness that is high or critical.');
    return [];
  }
  const lines = faults.map(({ name, severity, title, url }) => `${name} (${severity}): ${title}, ${url}`);
  return ['Packages with known weaknesses:', ...new Set(lines)];
}

/** The pinned Node.js by what is recorded of it and by what the registry has now. */
async function runtimeFaults() {
  const { output } = await capture(npmCommand(['view', 'node', 'time', ...QUIETLY]));
  const times = parsed(output);
  const releasedOn = times?.[runtime.version]?.slice(0, 10);
  if (!releasedOn) {
    console.log('The age of Node.js was not checked: the registry did not tell its versions.');
    return [];
  }
  const newest = newestOfLine(Object.keys(times));
  const today = new Date();
  const isNewest = newest === runtime.version;
  const newestOn = isNewest ? today.toISOString().slice(0, 10) : releasedOn;
  const fault = runtimeFault({ ...runtime, releasedOn, newestOn }, today);
  if (fault) return [`${fault} Pin node ${newest} in package.json and record it in scripts/lib/runtime.mjs.`];
  console.log(
    isNewest
      ? `Node.js ${runtime.version} is the newest of its line. Set newestOn in scripts/lib/runtime.mjs to ${newestOn}.`
      : `Node.js ${runtime.version} is of ${releasedOn}; the newest of its line is ${newest}.`,
  );
  return [];
}

/** The newest release of the major version that is pinned. */
function newestOfLine(versions) {
  const [major] = runtime.version.split('.');
  return versions
    .filter((version) => new RegExp(`^${major}\\.\\d+\\.\\d+$`).test(version))
    .reduce((newest, version) => (isOlder(newest, version) ? version : newest), runtime.version);
}

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
