// `npm run generated:check`: fails if `npm run codegen` would change the work tree. Leaves the work tree unchanged.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, root } from './lib/project.mjs';
import { capture, main, ScriptError } from './lib/run.mjs';

const FILES = ['schema.graphql', 'server/src/platform/graphql/trusted-documents.json'];
const CLIENT_FOLDER = 'client/src/gql';

await main(async () => {
  const before = readGenerated();
  const { code, output } = await capture(npmCommand(['run', '--silent', 'codegen']));
  const outdated = restore(before, readGenerated());
  if (code !== 0) throw new ScriptError(`${output}\n\nThe files could not be generated.`);
  if (outdated.length === 0) return;
  const names = outdated.map((file) => `  - ${file}`).join('\n');
  throw new ScriptError(
    `These generated files are out of date:\n${names}\nRun \`npm run codegen\` and commit them.`,
  );
});

/** @returns {Map<string, string>} Contents of the generated files by path. */
function readGenerated() {
  const folder = join(root, CLIENT_FOLDER);
  const clientFiles = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${CLIENT_FOLDER}/${name}`)
    : [];
  return new Map(
    [...FILES, ...clientFiles]
      .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/** Restores every file. @returns {string[]} The files that had changed. */
function restore(before, after) {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of changed) {
    if (before.has(file)) writeFileSync(join(root, file), before.get(file));
    else rmSync(join(root, file));
  }
  return changed;
}
