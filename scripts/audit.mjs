// `npm run audit`: fails when the registry knows of a fault, high or critical, in a package that is installed here. It asks
// the registry, so it is no part of `npm test`; where that cannot be asked, it says so and does not fail.
import { npmCommand } from './lib/project.mjs';
import { capture, main, ScriptError } from './lib/run.mjs';

const SEVERITIES = ['high', 'critical'];

await main(async () => {
  const report = await audit();
  if (!report.vulnerabilities) {
    console.log(`Nothing was checked: the registry did not tell its advisories (${report.message}).`);
    return;
  }
  const faults = Object.values(report.vulnerabilities)
    // Those that have it from another package name that one.
    .flatMap(({ via }) => via.filter((cause) => typeof cause === 'object'))
    .filter(({ severity }) => SEVERITIES.includes(severity));
  if (faults.length === 0) {
    console.log('No package has a known fault that is high or critical.');
    return;
  }
  const lines = faults.map(({ name, severity, title, url }) => `${name} (${severity}): ${title}, ${url}`);
  throw new ScriptError(['Packages with known faults:', ...new Set(lines)].join('\n'));
});

/** npm's report on all packages of the lockfile: tools run on the machines of schools, too, as those build what they start. */
async function audit() {
  const options = ['--package-lock-only', '--json', '--loglevel=silent', '--fetch-retries=1'];
  const { output } = await capture(npmCommand(['audit', ...options, '--fetch-timeout=20000']));
  try {
    return JSON.parse(output);
  } catch {
    throw new ScriptError(`${output.trimEnd()}\n\nnpm could not audit.`);
  }
}
