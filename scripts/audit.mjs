// `npm run audit`: fails if an installed package has a known vulnerability of high or critical severity, or if the pinned Node.js is
// out of date. It needs the registry, so it is not part of `npm test`. If the registry does not respond, it says so and does not fail.
import { npmCommand } from './lib/project.mjs';
import { capture, main, ScriptError } from './lib/run.mjs';
import { isOlder, runtime, runtimeFault } from './lib/runtime.mjs';

const SEVERITIES = ['high', 'critical'];
const QUIETLY = ['--json', '--loglevel=silent', '--fetch-retries=1', '--fetch-timeout=20000'];

await main(async () => {
  const faults = [...(await packageFaults()), ...(await runtimeFaults())];
  if (faults.length > 0) throw new ScriptError(faults.join('\n'));
});

/** Audits all packages of the lockfile, development packages included, because schools build the product on their own machines. */
async function packageFaults() {
  const { output } = await capture(npmCommand(['audit', '--package-lock-only', ...QUIETLY]));
  const report = parsed(output);
  if (!report) throw new ScriptError(`${output.trimEnd()}\n\nnpm could not audit.`);
  if (!report.vulnerabilities) {
    console.log(`No package was checked: the registry returned no advisories (${report.message}).`);
    return [];
  }
  const faults = Object.values(report.vulnerabilities)
    // A string in `via` names another package, whose own entry has the advisory.
    .flatMap(({ via }) => via.filter((cause) => typeof cause === 'object'))
    .filter(({ severity }) => SEVERITIES.includes(severity));
  if (faults.length === 0) {
    console.log('No package has a known vulnerability of high or critical severity.');
    return [];
  }
  const lines = faults.map(({ name, severity, title, url }) => `${name} (${severity}): ${title}, ${url}`);
  return ['Packages with known vulnerabilities:', ...new Set(lines)];
}

/** Checks the pinned Node.js against its record and the registry. */
async function runtimeFaults() {
  const { output } = await capture(npmCommand(['view', 'node', 'time', ...QUIETLY]));
  const times = parsed(output);
  const releasedOn = times?.[runtime.version]?.slice(0, 10);
  if (!releasedOn) {
    console.log('The age of Node.js was not checked: the registry returned no versions.');
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

/** Returns the newest release of the pinned major version. */
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
