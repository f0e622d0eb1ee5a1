import { createHash, randomUUID } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { loadLanguages } from '#shared/texts/load-languages.ts';
import { filesOf, lecturesOf } from '#shared/course-import/plan.ts';
import { readPlan, type ReadPlan } from '#shared/course-import/read-plan.ts';
import { sendCourse } from './lib/send-course.ts';
import { sourceAt, type DiskFile } from './lib/folder-files.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand } from './lib/run-command.ts';

const HELP = `Imports a folder or a ZIP archive as a course: each folder in it becomes a section, and each video, Markdown file and link a
lecture. The file course.yaml can say more. docs/importing.md has the rules.

  npm run import-course -- --folder ./knots --dry-run
  npm run import-course -- --folder ./knots.zip --dry-run
  npm run import-course -- --folder ./knots --school https://learn.example --token-file ./token

  --folder      the folder of the course, or its ZIP archive
  --dry-run     prints the course and all faults, and sends nothing
  --school      address of the school
  --token-file  file with an API token of an admin that may change courses
  --anew        imports a folder again that was imported before; without it, an interrupted import continues`;

await runCommand(async () => {
  const options = optionsOf(HELP, {
    folder: { type: 'string' },
    'dry-run': { type: 'boolean' },
    school: { type: 'string' },
    'token-file': { type: 'string' },
    anew: { type: 'boolean' },
  });
  if (options.folder === undefined) throw new Error(`Missing --folder.\n\n${HELP}`);
  await loadLanguages();
  const folder = await realpath(options.folder);
  const { name, files } = await sourceAt(folder);
  const read = await readPlan(name, files);
  tell(read, files);
  if (read.faults.length > 0)
    throw new Error('\nNothing was imported. Correct the faults, and run the command again.');
  if (options['dry-run']) return;
  const { school, 'token-file': tokenFile } = options;
  if (school === undefined || tokenFile === undefined)
    throw new Error('Missing --school or --token-file. With --dry-run, nothing is sent.');
  const token = (await readFile(tokenFile, 'utf8')).trim();
  const key = options.anew ? randomUUID() : createHash('sha256').update(folder).digest('hex');
  const address = await sendCourse({ school, token, key, plan: read.plan, files, tell: console.log });
  console.log(`\nThe course is a draft: ${address}`);
});

function tell({ plan, faults, leftOut }: ReadPlan, files: readonly DiskFile[]): void {
  const lectures = lecturesOf(plan);
  console.log(
    `${plan.title}: ${lectures.length} lectures, ${plan.sections.length} sections, ${files.length} files`,
  );
  for (const { title } of plan.lectures) console.log(`  ${title}`);
  for (const section of plan.sections) {
    console.log(`  ${section.title}`);
    for (const { title } of section.lectures) console.log(`    ${title}`);
  }
  const attached = filesOf(plan).length;
  if (attached > 0) console.log(`  Files for download: ${attached}`);
  for (const { path, reason } of leftOut) console.log(`Not imported: ${path}. ${reason}.`);
  for (const { path, line, message } of faults)
    console.error(`${path || 'The folder'}${line === null ? '' : `:${line}`}: ${message}`);
}
