import type { CoursePlan } from '#shared/course-import/plan.ts';
import { paths } from '#shared/paths.ts';
import type { DiskFile } from './folder-files.ts';
import { SchoolClient } from './school-client.ts';

interface Sending {
  /** Address of the school. */
  school: string;
  /** API token of an admin. */
  token: string;
  /** Names the import. With the same key, an interrupted one continues. */
  key: string;
  plan: CoursePlan;
  files: readonly DiskFile[];
  tell: (line: string) => void;
}

interface Imported {
  course: { slug: string };
  id: string;
  files: { path: string; upload: { url: string; size: number } | null }[];
  pictures: { path: string; hasArrived: boolean }[];
}

const IMPORT = `mutation ($input: ImportCourseInput!) {
  importCourse(input: $input) { id course { slug } files { path upload { url size } } pictures { path hasArrived } }
}`;
const ADD_PICTURE = `mutation ($input: AddImportedPictureInput!) { addImportedPicture(input: $input) { id } }`;

/** Creates a course at a school, and sends its videos and files. Returns the address at which it is edited. Throws Error. */
export async function sendCourse({ school, token, key, plan, files, tell }: Sending): Promise<string> {
  const client = new SchoolClient(school, token);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const json = new Blob([JSON.stringify(plan)], { type: 'application/json' });
  const { importCourse } = await client.sendFile<{ importCourse: Imported }>(IMPORT, { key }, 'plan', json);
  const { id, course, files: items, pictures } = importCourse;
  for (const { path, hasArrived } of pictures) {
    const file = byPath.get(path);
    if (hasArrived || !file) continue;
    tell(`Sending ${path}`);
    const input = { importId: id, path };
    await client.sendFile(ADD_PICTURE, input, 'image', await file.open()).catch((error: Error) => {
      throw new Error(`${path}: ${error.message}`, { cause: error });
    });
  }
  for (const { path, upload } of items) {
    const file = byPath.get(path);
    if (!upload || !file) continue;
    if (file.size !== upload.size)
      throw new Error(`${path} has changed since the import began. Import the folder again with --anew.`);
    tell(`Sending ${path}`);
    await client.upload(upload.url, await file.open());
  }
  return new URL(paths.editCourse(course.slug), school).href;
}
