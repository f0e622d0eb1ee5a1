// Creates a course, uploads its lectures with captions, and publishes it.
// Needs tus-js-client. Scope: COURSES_WRITE.
// Usage: node publish-course.mjs 'Bread at Home' cover.png 1-flour.mp4 2-dough.mp4 3-crust.mp4
// The captions of 1-flour.mp4 are in 1-flour.vtt, if there are any.
import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Upload } from 'tus-js-client';

const { LECTERN_URL, LECTERN_TOKEN } = process.env;
const headers = { authorization: `Bearer ${LECTERN_TOKEN}` };
const JSON_TYPE = { 'content-type': 'application/json' };
const [title, cover, ...videos] = process.argv.slice(2);

/** Runs an operation. `file` becomes the variable `input.<field>` (GraphQL multipart request specification). */
async function send(query, variables, field, file) {
  const operation = JSON.stringify({ query, variables });
  const form = new FormData();
  if (file) {
    form.set('operations', operation);
    form.set('map', JSON.stringify({ file: [`variables.input.${field}`] }));
    form.set('file', new Blob([await readFile(file)]), basename(file));
  }
  const response = await fetch(new URL('/graphql', LECTERN_URL), {
    method: 'POST',
    headers: { ...headers, ...(file ? { 'apollo-require-preflight': 'true' } : JSON_TYPE) },
    body: file ? form : operation,
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data;
}

/** Sends a file. After an interruption, it continues where it stopped. */
const upload = (path, url) =>
  new Promise((onSuccess, onError) => {
    const uploadUrl = new URL(url, LECTERN_URL).href;
    const options = { uploadUrl, headers, chunkSize: 8 * 1024 * 1024, onSuccess, onError };
    new Upload(createReadStream(path), options).start();
  });

const { createCourse: course } = await send(
  'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id slug } }',
  {
    input: {
      title,
      description: `${title}, in ${videos.length} lectures.`,
      category: 'Cooking',
      instructor: 'Ada Lovelace',
      thumbnail: null,
      publish: false,
    },
  },
  'thumbnail',
  cover,
);

const files = await Promise.all(
  videos.map(async (path) => ({ fileName: basename(path), size: (await stat(path)).size })),
);
const { startUploads: uploads } = await send(
  'mutation ($input: StartUploadsInput!) { startUploads(input: $input) { url lecture { id } } }',
  { input: { courseId: course.id, files } },
);
for (const [index, path] of videos.entries()) {
  const { url, lecture } = uploads[index];
  await upload(path, url);
  const captions = path.replace(/\.\w+$/, '.vtt');
  if (!existsSync(captions)) continue;
  await send(
    'mutation ($input: SaveCaptionsInput!) { saveCaptions(input: $input) { id } }',
    { input: { lectureId: lecture.id, language: 'en', file: null } },
    'file',
    captions,
  );
}

await send('mutation ($id: ID!) { publishCourse(id: $id) { id } }', { id: course.id });
console.log(new URL(`/courses/${course.slug}`, LECTERN_URL).href);
