import { describe, expect, it } from 'vitest';
import { CourseDocument, MeDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { sampleUser } from '#client/testing/session-samples.ts';
import { changePerson } from './session-cache.ts';

const variables = { slug: 'course-1' };
const course = { ...sampleCourse('1'), slug: variables.slug, lectures: [] };

/** A client with a course page open. */
async function openCourse() {
  const { client, sent } = createCountingClient({ Course: () => ({ course }) });
  const page = client.watchQuery({ query: CourseDocument, variables });
  const watcher = page.subscribe({});
  await eventually(() => expect(page.getCurrentResult().loading).toBe(false));
  return { client, sent, page, watcher };
}

describe('when another user logs in', () => {
  it('the client knows the user without a query', async () => {
    const { client, sent, watcher } = await openCourse();
    changePerson(client.cache, sampleUser('USER'));
    expect(client.readQuery({ query: MeDocument })?.me?.fullName).toBe('Anna Berg');
    expect(sent).not.toContain('Me');
    watcher.unsubscribe();
  });

  it('active queries are fetched again', async () => {
    const { client, sent, page, watcher } = await openCourse();
    changePerson(client.cache, sampleUser('USER'));
    await eventually(() => expect(sent).toEqual(['Course', 'Course']));
    await eventually(() => expect(page.getCurrentResult().loading).toBe(false));
    expect(page.getCurrentResult().data).toMatchObject({ course: { id: course.id } });
    watcher.unsubscribe();
  });

  it('nothing of the previous user stays in the cache', async () => {
    const { client } = createCountingClient({});
    changePerson(client.cache, sampleUser('ADMIN', 'ACTIVE'));
    changePerson(client.cache, null);
    const stored = JSON.stringify(client.extract());
    expect(stored).not.toContain('anna@example.com');
    expect(stored).not.toContain('ADMIN');
    expect(client.readQuery({ query: MeDocument })).toEqual({ me: null });
  });
});
