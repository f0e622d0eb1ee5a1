// @slow server/src/certificate server/src/progress server/src/access server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessMessages } from '#shared/access.ts';
import { certificateMessages } from '#shared/certificate.ts';
import {
  as,
  dataOf,
  PASSWORD,
  refusalOf,
  register,
  registerPaidSubscriber,
  registerSubscriber,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  addTo,
  endAccess,
  mark,
  save,
  teach,
  tryIssue,
  type IssuedCertificate,
  type TaughtCourse,
} from '#server/progress/progress.test-helper.ts';
import { CERTIFICATE_LIMIT } from './certificate.service.ts';

let app: TestApp;
let admin: HttpClient;
let learner: Person;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  admin = await as(app, 'ADMIN');
  learner = await registerSubscriber(app);
});
afterAll(() => app.stop());

const notCompleted = { code: 'CONFLICT', message: certificateMessages.conflict.courseNotCompleted };

async function complete(client: HttpClient, { lectures }: TaughtCourse): Promise<void> {
  for (const lecture of lectures) await mark(client, lecture);
}

async function issue(client: HttpClient, { id }: TaughtCourse): Promise<IssuedCertificate> {
  return dataOf(await tryIssue(client, id)).issueCertificate;
}

/** Issues a certificate for a new course. */
async function issued(client = learner.client, fields: object = {}) {
  const course = await teach(app, admin, { lectures: 1, ...fields });
  await complete(client, course);
  return { course, certificate: await issue(client, course) };
}

function tryVerify(code: string, client = app.visitor()) {
  return client.graphql<{ certificate: IssuedCertificate }>(
    `query V($code: String!) {
      certificate(code: $code) { id code fullName courseTitle completedAt pdfUrl }
    }`,
    { code },
  );
}

const verified = async (code: string) => dataOf(await tryVerify(code)).certificate;

describe('a certificate', () => {
  it('is issued after the last lecture, with the name, title and time of that moment', async () => {
    const course = await teach(app, admin);
    const [first, second, third] = course.lectures;
    await mark(learner.client, first);
    await save(learner.client, second, 95);
    expect(refusalOf(await tryIssue(learner.client, course.id))).toEqual(notCompleted);
    const { recordedAt } = await save(learner.client, third, 95);
    const certificate = await issue(learner.client, course);
    const [person] = await app.sql<{ full_name: string }>('select full_name from users where id = $1', [
      learner.id,
    ]);
    expect(certificate).toMatchObject({
      fullName: person?.full_name,
      courseTitle: course.title,
      completedAt: recordedAt,
      pdfUrl: `/certificates/${certificate.code}.pdf`,
    });
  });

  it('is issued once for parallel requests', async () => {
    const course = await teach(app, admin);
    await complete(learner.client, course);
    const certificates = await Promise.all(Array.from({ length: 20 }, () => issue(learner.client, course)));
    expect(new Set(certificates.map(({ code }) => code)).size).toBe(1);
    expect(await app.sql('select id from certificates where course_id = $1', [course.id])).toHaveLength(1);
  });

  it('has a random code without ambiguous letters', async () => {
    const { certificate } = await issued();
    expect(certificate.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is shown in the progress of its course', async () => {
    const { course, certificate } = await issued();
    const query = 'query C($slug: String!) { course(slug: $slug) { progress { certificate { code } } } }';
    const show = async (client: HttpClient) => (await client.graphql(query, { slug: course.slug })).data;
    const { code } = certificate;
    expect(await show(learner.client)).toEqual({ course: { progress: { certificate: { code } } } });
    await mark(admin, course.lectures[0]);
    expect(await show(admin)).toEqual({ course: { progress: { certificate: null } } });
  });

  it('does not require lectures in the trash or without a video', async () => {
    const course = await teach(app, admin);
    const [first, second, third] = course.lectures;
    await mark(learner.client, first);
    await app.sql('update lectures set deleted_at = now() where id = $1', [second]);
    await app.sql('update lectures set video_key = null where id = $1', [third]);
    expect((await issue(learner.client, course)).courseTitle).toBe(course.title);
  });
});

describe('no certificate is issued', () => {
  it('to visitors', async () => {
    const { course } = await issued();
    expect(refusalOf(await tryIssue(app.visitor(), course.id))?.code).toBe('UNAUTHENTICATED');
  });

  it('to a user who has not completed the course', async () => {
    const { course } = await issued();
    expect(refusalOf(await tryIssue(await as(app, 'SUBSCRIBER'), course.id))).toEqual(notCompleted);
  });

  it('to a user who may no longer watch the course', async () => {
    const person = await registerPaidSubscriber(app);
    const course = await teach(app, admin);
    await complete(person.client, course);
    await endAccess(person.client);
    expect(refusalOf(await tryIssue(person.client, course.id))).toEqual({
      code: 'FORBIDDEN',
      message: accessMessages.access.subscriptionRequired,
    });
  });

  it('for an empty course, and for a draft', async () => {
    const empty = await teach(app, admin, { lectures: 0 });
    expect(refusalOf(await tryIssue(learner.client, empty.id))).toEqual(notCompleted);
    const draft = await teach(app, admin, { lectures: 1 });
    await mark(admin, draft.lectures[0]);
    await app.sql('update courses set published_at = null where id = $1', [draft.id]);
    expect(refusalOf(await tryIssue(admin, draft.id))).toEqual(notCompleted);
    expect(refusalOf(await tryIssue(learner.client, draft.id))?.code).toBe('NOT_FOUND');
  });

  it('except for a course of free lectures, to users with any account', async () => {
    const { client } = await register(app);
    const { certificate } = await issued(client, { free: 1 });
    expect(await verified(certificate.code)).toEqual(certificate);
  });
});

describe('an issued certificate', () => {
  it('stays valid when lectures are added or unmarked, the title changes and the access ends', async () => {
    const person = await registerPaidSubscriber(app);
    const { course, certificate } = await issued(person.client);
    await addTo(app, course);
    await mark(person.client, course.lectures[0], false);
    await app.sql("update courses set title = 'Renamed', published_at = null where id = $1", [course.id]);
    await endAccess(person.client);
    expect(await issue(person.client, course)).toEqual(certificate);
    expect(await verified(certificate.code)).toEqual(certificate);
  });

  it('stays valid when its course is deleted', async () => {
    const { course, certificate } = await issued();
    await app.sql('delete from lectures where course_id = $1', [course.id]);
    await app.sql('delete from courses where id = $1', [course.id]);
    expect(await verified(certificate.code)).toEqual(certificate);
  });

  it('is deleted with the account', async () => {
    const { client } = await register(app);
    const { certificate } = await issued(client, { free: 1 });
    const leave = 'mutation L($password: String!) { deleteAccount(currentPassword: $password) { userId } }';
    dataOf(await client.graphql(leave, { password: PASSWORD }));
    expect(refusalOf(await tryVerify(certificate.code))?.code).toBe('NOT_FOUND');
  });
});

describe('the verification of a certificate', () => {
  it('is public and accepts variants of the code', async () => {
    const { certificate } = await issued();
    const { code } = certificate;
    const spaced = ` ${code.replaceAll('-', ' ').toLowerCase()} `;
    const mistaken = code.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', '–');
    for (const typed of [code, code.replaceAll('-', ''), spaced, mistaken]) {
      expect(await verified(typed)).toEqual(certificate);
    }
  });

  it.each(['', '7KQ2', '7KQ2-9MXD-0V4T-HB3R-8W6E', "' or true --", '\0', '日本語'])(
    'refuses the code %j',
    async (code) => {
      expect(refusalOf(await tryVerify(code))).toEqual({
        code: 'NOT_FOUND',
        message: certificateMessages.notFound.certificate,
      });
    },
  );

  it('works without scripts: the form redirects to the page of the certificate', async () => {
    const ask = async (code: string) => {
      const { headers } = await app.visitor().fetch(`/certificates?code=${encodeURIComponent(code)}`);
      return headers.get('location');
    };
    expect([await ask(' 7KQ2-9MXD '), await ask('a/b'), await ask('')]).toEqual([
      '/certificates/7KQ2-9MXD',
      '/certificates/a%2Fb',
      null,
    ]);
  });

  it('is unlimited for valid codes and limits guesses per network address', async () => {
    const { certificate } = await issued();
    const guesser = app.visitor({ 'x-forwarded-for': '198.51.100.7' });
    for (let times = 0; times < CERTIFICATE_LIMIT.points + 5; times++) {
      expect(refusalOf(await tryVerify(certificate.code, guesser))).toBeNull();
    }
    for (let times = 0; times < CERTIFICATE_LIMIT.points; times++) {
      expect(refusalOf(await tryVerify('guess', guesser))?.code).toBe('NOT_FOUND');
    }
    expect(refusalOf(await tryVerify('guess', guesser))?.code).toBe('TOO_MANY_REQUESTS');
    expect(refusalOf(await tryVerify(certificate.code, guesser))?.code).toBe('TOO_MANY_REQUESTS');
    expect(await verified(certificate.code)).toEqual(certificate);
  });
});
