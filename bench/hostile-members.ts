import { randomBytes, randomUUID } from 'node:crypto';
import { languageTags } from '#shared/languages.ts';
import { createToken } from '#server/auth/api-token.test-helper.ts';
import { dataOf, PASSWORD } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { progressiveJpeg } from '#server/platform/storage/progressive-jpeg.test-helper.ts';
import { filePart } from './hostile-requests.ts';
import {
  ask,
  FORM_TYPE,
  graphql,
  JSON_TYPE,
  newRequest,
  type HostileRequest,
  type Sent,
} from './hostile-sending.ts';

const COURSES = '{ me { id } courses(first: 100) { nodes { id lectures { id } } } }';
const MARK = 'mutation ($id: ID!) { markLecture(input: { lectureId: $id, isDone: true }) { isDone } }';
const ISSUE = 'mutation ($id: ID!) { issueCertificate(courseId: $id) { code } }';
const SET_LANGUAGE = 'mutation ($tag: String!) { setLanguage(language: $tag) { id } }';

interface Courses {
  me: { id: string };
  courses: { nodes: { id: string; lectures: { id: string }[] }[] };
}

/** Hostile requests of a user: the demo's subscriber, who has finished a course. */
export async function requestsOfMembers(origin: string): Promise<HostileRequest[]> {
  const client = new HttpClient(origin);
  const account = { email: 'subscriber@example.com', password: PASSWORD };
  const login = await client.json('POST', '/api/v1/user/login', account);
  if (login.status !== 200) throw new Error(`The subscriber could not log in (HTTP ${login.status})`);
  const { me, courses } = dataOf(await client.graphql<Courses>(COURSES));
  const course = courses.nodes.find(({ lectures }) => lectures.length > 0);
  if (!course) throw new Error('No course has lectures');
  for (const { id } of course.lectures) dataOf(await client.graphql(MARK, { id }));
  const { issueCertificate } = dataOf(
    await client.graphql<{ issueCertificate: { code: string } }>(ISSUE, { id: course.id }),
  );
  const { secret } = await createToken(client);
  const session = { cookie: client.cookieHeader() };
  const withKey = (): Record<string, string> => ({
    authorization: `Bearer ${secret}`,
    'idempotency-key': randomUUID(),
  });

  const heavyPicture = progressiveJpeg(4_096, 900);
  const profile = (): Sent => ({
    path: `/api/v1/user/update/${me.id}`,
    headers: { ...FORM_TYPE, ...session },
    body: Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nSam Subscriber\r\n'),
      Buffer.from(filePart('avatar', 'jpeg')),
      heavyPicture,
      Buffer.from('\r\n--x--\r\n'),
    ]),
  });
  const saveUnderLongName = (): Sent => {
    const alias = `a${randomBytes(30_000).toString('hex')}`;
    const query = `mutation ($id: ID!) { ${alias}: saveCourse(input: { courseId: $id, isSaved: true }) { id } }`;
    return withHeaders(graphql(query, { id: course.id }), withKey());
  };
  const deepWithKey = (): Sent => ({
    path: '/graphql',
    headers: { ...JSON_TYPE, ...withKey() },
    body: `{"query":"mutation { __typename }","variables":{"a":${'['.repeat(45_000)}${']'.repeat(45_000)}}}`,
  });
  let turn = 0;
  const certificate: HostileRequest = {
    name: 'a certificate in another language',
    send: async (from) => {
      const tag = languageTags[++turn % languageTags.length];
      const chosen = await ask(from, withHeaders(graphql(SET_LANGUAGE, { tag }), session));
      if (chosen !== 200) return chosen;
      return ask(from, { path: `/certificates/${issueCertificate.code}.pdf`, method: 'GET' });
    },
  };
  return [
    certificate,
    newRequest('a profile with a portrait of 883 scans', profile),
    newRequest('a response of 60 kB to be stored for its idempotency key', saveUnderLongName),
    newRequest('JSON of depth 45,000 with an idempotency key', deepWithKey),
  ];
}

const withHeaders = (sent: Sent, headers: Record<string, string>): Sent => ({
  ...sent,
  headers: { ...sent.headers, ...headers },
});
