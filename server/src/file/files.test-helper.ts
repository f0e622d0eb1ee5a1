import { randomBytes } from 'node:crypto';
import { newId } from '#server/platform/common/identifier.ts';
import { patch } from '#server/upload/uploads.test-helper.ts';
import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';

export const START = `mutation ($input: StartFileUploadsInput!) {
  startFileUploads(input: $input) {
    files { upload { id url fileName size expiresAt } refusal { code message } }
  }
}`;
export const RENAME = 'mutation ($input: RenameFileInput!) { renameFile(input: $input) { id name } }';
export const MOVE = `mutation ($input: MoveFileInput!) {
  moveFile(input: $input) { file { id lecture { id } } course { id } }
}`;
export const DELETE = 'mutation ($id: ID!) { deleteFile(id: $id) { id course { id files { id } } } }';
export const DELETE_FOREVER = 'mutation ($id: ID!) { deleteFileForever(id: $id) }';
export const RESTORE = 'mutation ($id: ID!) { restoreFile(id: $id) { file { id name } course { id } } }';

export const LECTURES_ARCHIVE = `query ($courseId: ID!, $lectureIds: [ID!]!) {
  lectureFilesArchiveUrl(courseId: $courseId, lectureIds: $lectureIds)
}`;

interface StartedUpload {
  id: string;
  url: string;
  fileName: string;
  size: number;
  expiresAt: string;
}

/** A file and its place. */
interface NewUpload {
  courseId: string;
  lectureId?: string | null;
  fileName?: string;
  size?: number;
}

/** What became of a file that was to be uploaded. */
interface UploadStart {
  upload: StartedUpload | null;
  refusal: { code: string; message: string } | null;
}

export function tryStartAll(
  client: HttpClient,
  input: { courseId: string; lectureId?: string | null; files: { fileName: string; size: number }[] },
) {
  return client.graphql<{ startFileUploads: { files: UploadStart[] } }>(START, { input });
}

/** Starts the uploads of several files. */
export async function startAll(...call: Parameters<typeof tryStartAll>): Promise<UploadStart[]> {
  return dataOf(await tryStartAll(...call)).startFileUploads.files;
}

/** Starts the upload of one file. */
export async function tryStart(
  client: HttpClient,
  { fileName = 'slides.pdf', size = 9, ...place }: NewUpload,
): Promise<UploadStart> {
  const [start] = await startAll(client, { ...place, files: [{ fileName, size }] });
  if (!start) throw new Error('The answer has no file');
  return start;
}

export async function start(admin: HttpClient, input: NewUpload): Promise<StartedUpload> {
  const { upload, refusal } = await tryStart(admin, input);
  if (!upload) throw new Error(`The upload was refused: ${refusal?.message}`);
  return upload;
}

/** Uploads a file. Returns its id. */
export async function addFile(admin: HttpClient, input: NewUpload, bytes = pdf()): Promise<string> {
  const upload = await start(admin, { ...input, size: bytes.length });
  const { status } = await patch(admin, upload, 0, bytes);
  if (status !== 204) throw new Error(`The upload was answered with ${status}`);
  return upload.id;
}

/** A file that begins as a PDF does. */
export function pdf(size = 1000): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);
}

/** Inserts a file without an object. Returns its id. */
export async function writeFile(
  app: TestApp,
  courseId: string,
  { lectureId = null, name = 'slides.pdf', isDeleted = false }: WrittenFile = {},
): Promise<string> {
  const id = newId();
  await app.sql(
    `insert into course_files (id, created_at, course_id, lecture_id, position, name, size, content_type, key, deleted_at)
     select $1, now(), $2, $3, coalesce(max(position), 0) + 1, $4, 9, 'application/pdf', $5, $6
     from course_files where course_id = $2 and lecture_id is not distinct from $3`,
    [id, courseId, lectureId, name, `files/${id}`, isDeleted ? new Date() : null],
  );
  return id;
}

interface WrittenFile {
  lectureId?: string | null;
  name?: string;
  isDeleted?: boolean;
}

interface SeenFile {
  id: string;
  name: string;
  size: number;
  contentType: string;
  lecture: { id: string } | null;
  url: string | null;
}

interface SeenCourse {
  filesArchiveUrl: string | null;
  files: SeenFile[];
  lectures: { id: string; files: SeenFile[] }[];
}

/** The files of a course as this person sees them. */
export async function filesOf(client: HttpClient, slug: string): Promise<SeenCourse> {
  const answer = await client.graphql<{ course: SeenCourse }>(
    `query ($slug: String!) {
      course(slug: $slug) { filesArchiveUrl files { ...F } lectures { id files { ...F } } }
    }
    fragment F on CourseFile { id name size contentType lecture { id } url }`,
    { slug },
  );
  return dataOf(answer).course;
}

/** The link to a file. */
export async function urlOf(client: HttpClient, slug: string, id: string): Promise<string> {
  const { files, lectures } = await filesOf(client, slug);
  const all = [...files, ...lectures.flatMap((lecture) => lecture.files)];
  const url = all.find((file) => file.id === id)?.url;
  if (!url) throw new Error('No link to the file');
  return url;
}

/** What is left of a file: its row, its entry in the ledger, and its object. */
export async function tracesOf(app: TestApp, id: string): Promise<string[]> {
  const { storage, uploadStore } = app.container.services;
  const rows = await app.sql('select from course_files where id = $1', [id]);
  const entries = await app.sql('select from stored_objects where key = $1', [`files/${id}`]);
  const isStored = (await storage.head(`files/${id}`)) !== null;
  const isKept = (await uploadStore.received(id, 1)) > 0;
  return [
    ...rows.map(() => 'row'),
    ...entries.map(() => 'entry'),
    ...(isStored ? ['object'] : []),
    ...(isKept ? ['bytes'] : []),
  ];
}
