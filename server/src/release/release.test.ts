import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { as, dataOf, refusalOf, register, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { allMails, receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { scheduleLecture, SET_NOTICE, type Scheduled } from './release.test-helper.ts';

const UPCOMING = `query ($slug: String!) {
  course(slug: $slug) { lectures { id } upcomingLectures { id title publishAt willNotify } }
}`;
interface Upcoming {
  course: {
    lectures: { id: string }[];
    upcomingLectures: { id: string; title: string; publishAt: string; willNotify: boolean }[];
  };
}

let app: TestApp;
let admin: HttpClient;
let learner: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  learner = await register(app);
});
afterAll(() => app.stop());

const upcoming = async (client: HttpClient, { course }: Scheduled) =>
  dataOf(await client.graphql<Upcoming>(UPCOMING, { slug: course.slug })).course;
const setNotice = (client: HttpClient, { lecture }: Scheduled, willNotify = true) =>
  client.graphql(SET_NOTICE, { id: lecture.id, willNotify });
const change = async (mutation: string, { course, lecture }: Scheduled) =>
  dataOf(
    await admin.graphql(
      `mutation ($courseId: ID!, $id: ID!) { ${mutation}(input: { courseId: $courseId, lectureIds: [$id] }) { id } }`,
      { courseId: course.id, id: lecture.id },
    ),
  );
const notices = async ({ lecture }: Scheduled) =>
  (await app.sql('select from release_notices where lecture_id = $1', [lecture.id])).length;

describe('a lecture with a date of publishing', () => {
  it('is announced to everyone with its title and time, but stays out of the outline', async () => {
    const publishAt = new Date('2030-05-01T16:00:00Z');
    const scheduled = await scheduleLecture(admin, { title: 'Sheet bend', publishAt });
    const announced = { id: scheduled.lecture.id, title: 'Sheet bend', willNotify: false };
    for (const client of [app.visitor(), learner.client]) {
      expect(await upcoming(client, scheduled)).toEqual({
        lectures: [],
        upcomingLectures: [{ ...announced, publishAt: publishAt.toISOString() }],
      });
    }
    const { body } = await admin.json('GET', `/api/v1/courses/${scheduled.course.id}`);
    const { id: _id, title } = announced;
    expect(body).toMatchObject({ upcomingLectures: [{ _id, title, publishAt: publishAt.toISOString() }] });
  });

  it('is not announced any more once it is published, a draft without a date, or in the trash', async () => {
    for (const mutation of ['publishLectures', 'unpublishLectures']) {
      const scheduled = await scheduleLecture(admin);
      expect((await upcoming(app.visitor(), scheduled)).upcomingLectures).toHaveLength(1);
      await change(mutation, scheduled);
      expect((await upcoming(app.visitor(), scheduled)).upcomingLectures).toEqual([]);
    }
    const scheduled = await scheduleLecture(admin);
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', scheduled.lecture));
    expect((await upcoming(app.visitor(), scheduled)).upcomingLectures).toEqual([]);
    expect(refusalOf(await setNotice(learner.client, scheduled))?.code).toBe('NOT_FOUND');
  });
});

describe('a learner who asks for it', () => {
  it('gets one email when the lecture is published at its time', async () => {
    const scheduled = await scheduleLecture(admin, { title: 'Clove hitch' });
    await setNotice(learner.client, scheduled);
    // Twice is the same as once.
    dataOf(await setNotice(learner.client, scheduled));
    expect((await upcoming(learner.client, scheduled)).upcomingLectures[0]?.willNotify).toBe(true);
    await bringJobsForward(app);
    const mail = await receivedMail(app, ({ subject }) => subject.includes('Clove hitch'));
    expect(mail.to).toBe(learner.email);
    expect(mail.text).toContain(`/courses/${scheduled.course.slug}/lectures/${scheduled.lecture.id}`);
    expect(await notices(scheduled)).toBe(0);
  });

  it('gets it too when an admin publishes the lecture earlier, and not twice', async () => {
    const scheduled = await scheduleLecture(admin, { title: 'Half hitch' });
    dataOf(await setNotice(learner.client, scheduled));
    await change('publishLectures', scheduled);
    await receivedMail(app, ({ subject }) => subject.includes('Half hitch'));
    await change('unpublishLectures', scheduled);
    await change('publishLectures', scheduled);
    const other = await scheduleLecture(admin, { title: 'Prusik' });
    dataOf(await setNotice(learner.client, other));
    await change('publishLectures', other);
    await receivedMail(app, ({ subject }) => subject.includes('Prusik'));
    const about = (await allMails(app)).filter(({ subject }) => subject.includes('Half hitch'));
    expect(about).toHaveLength(1);
  });

  it('sees it in their data, and others do not', async () => {
    const scheduled = await scheduleLecture(admin, { title: 'Munter' });
    const other = await register(app);
    dataOf(await setNotice(other.client, scheduled));
    const notices = 'releaseNotices { title }';
    const seen = { releaseNotices: [{ title: 'Munter' }] };
    expect(dataOf(await other.client.graphql(`{ me { ${notices} } }`))).toEqual({ me: seen });
    const ofUser = `query ($id: ID!) { user(id: $id) { ${notices} } }`;
    expect(dataOf(await admin.graphql(ofUser, { id: other.id }))).toEqual({ user: seen });
  });

  it('gets none after changing their mind', async () => {
    const scheduled = await scheduleLecture(admin);
    dataOf(await setNotice(learner.client, scheduled));
    dataOf(await setNotice(learner.client, scheduled, false));
    expect((await upcoming(learner.client, scheduled)).upcomingLectures[0]?.willNotify).toBe(false);
    expect(await notices(scheduled)).toBe(0);
  });

  it('keeps the notice while the course is a draft, and gets the email when it is published again', async () => {
    const scheduled = await scheduleLecture(admin, { title: 'Figure eight' });
    dataOf(await setNotice(learner.client, scheduled));
    dataOf(await admin.graphql('mutation ($id: ID!) { unpublishCourse(id: $id) { id } }', scheduled.course));
    await change('publishLectures', scheduled);
    expect(await notices(scheduled)).toBe(1);
    dataOf(await admin.graphql('mutation ($id: ID!) { publishCourse(id: $id) { id } }', scheduled.course));
    // It also runs every hour.
    await app.sql(`select graphile_worker.add_job('send-release-notices', '{}')`);
    await receivedMail(app, ({ subject }) => subject.includes('Figure eight'));
    expect(await notices(scheduled)).toBe(0);
  });
});

describe('the list of courses with scheduled lectures', () => {
  const LIST = '{ courses(first: 100, state: SCHEDULED) { totalCount nodes { id } categories { count } } }';
  interface List {
    courses: { totalCount: number; nodes: { id: string }[]; categories: { count: number }[] };
  }
  const listed = async () => dataOf(await admin.graphql<List>(LIST)).courses;

  it('has a course until its last scheduled lecture is published', async () => {
    const scheduled = await scheduleLecture(admin);
    const before = await listed();
    expect(before.nodes.map(({ id }) => id)).toContain(scheduled.course.id);
    expect(before.totalCount).toBe(before.nodes.length);
    expect(before.categories.reduce((sum, { count }) => sum + count, 0)).toBe(before.totalCount);
    await change('publishLectures', scheduled);
    expect((await listed()).nodes.map(({ id }) => id)).not.toContain(scheduled.course.id);
  });

  it('is for admins', async () => {
    expect(refusalOf(await learner.client.graphql(LIST))?.code).toBe('FORBIDDEN');
  });
});

describe('a notice is refused', () => {
  it('for a lecture without a date, of a draft, or that does not exist', async () => {
    const scheduled = await scheduleLecture(admin);
    dataOf(await admin.graphql('mutation ($id: ID!) { unpublishCourse(id: $id) { id } }', scheduled.course));
    expect(refusalOf(await setNotice(learner.client, scheduled))?.code).toBe('NOT_FOUND');
    const none = { ...scheduled, lecture: { id: '00000000-0000-7000-8000-000000000000' } };
    expect(refusalOf(await setNotice(learner.client, none))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await setNotice(learner.client, { ...none, lecture: { id: 'x' } }))?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('and is deleted with the account', async () => {
    const scheduled = await scheduleLecture(admin);
    const leaving = await register(app);
    dataOf(await setNotice(leaving.client, scheduled));
    await app.sql('delete from users where id = $1', [leaving.id]);
    expect(await notices(scheduled)).toBe(0);
  });
});
