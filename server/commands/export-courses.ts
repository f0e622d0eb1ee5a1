import { readFile } from 'node:fs/promises';
import { loadLanguages } from '#shared/texts/load-languages.ts';
import { fetchCourses } from './lib/fetch-courses.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand } from './lib/run-command.ts';

const HELP = `Writes a ZIP archive of each course of a school, which can be imported again. docs/importing.md says what is in it.

  npm run export-courses -- --folder ./courses --school https://learn.example --token-file ./token
  npm run export-courses -- --folder ./courses --school https://learn.example --token-file ./token --course knots

  --folder      where the archives go
  --school      address of the school
  --token-file  file with an API token of an admin that may read courses
  --course      only the course with this address: the last part of its URL`;

await runCommand(async () => {
  const options = optionsOf(HELP, {
    folder: { type: 'string' },
    school: { type: 'string' },
    'token-file': { type: 'string' },
    course: { type: 'string' },
  });
  const { folder, school, 'token-file': tokenFile, course: only } = options;
  if (folder === undefined || school === undefined || tokenFile === undefined)
    throw new Error(`Missing --folder, --school or --token-file.\n\n${HELP}`);
  await loadLanguages();
  const token = (await readFile(tokenFile, 'utf8')).trim();
  const failed = await fetchCourses({ school, token, folder, only, tell: console.log });
  if (failed > 0) throw new Error(`\nNot exported: ${failed}.`);
});
