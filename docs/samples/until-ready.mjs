// Waits until all lectures of a course are prepared for streaming, and prints them.
// Needs graphql-sse. Scope: COURSES_READ. Usage: node until-ready.mjs bread-at-home
import { createClient } from 'graphql-sse';

const { LECTERN_URL, LECTERN_TOKEN } = process.env;
const [slug] = process.argv.slice(2);
const headers = { authorization: `Bearer ${LECTERN_TOKEN}` };

async function readCourse() {
  const response = await fetch(new URL('/graphql', LECTERN_URL), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query ($slug: String!) { course(slug: $slug) { id lectures { id title status failure } } }',
      variables: { slug },
    }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data.course;
}

let isReady = false;

/** Ends the program if nothing is left to wait for. */
async function check() {
  const { lectures } = await readCourse();
  if (isReady || lectures.some(({ status }) => status === 'UPLOADING' || status === 'PROCESSING')) return;
  isReady = true;
  console.log(JSON.stringify(lectures));
  events.dispose();
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

const { id } = await readCourse();
const events = createClient({
  url: new URL('/graphql/stream', LECTERN_URL).href,
  headers,
  // Changes from before the stream is open are not sent. Read the state when it is.
  on: { connected: () => check().catch(fail) },
});

/** Follows the course. The school ends a stream that may have missed a change: open another one. */
function follow() {
  events.subscribe(
    {
      query: 'subscription ($id: ID) { lectureChanged(courseId: $id) { id status } }',
      variables: { id },
    },
    {
      next: ({ errors }) => (errors ? fail(errors) : check().catch(fail)),
      error: fail,
      complete: () => isReady || follow(),
    },
  );
}
follow();
