import { describe, expect, it } from 'vitest';
import { CourseDocument, CoursesDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCatalogue, sampleCourse } from '#client/testing/course-samples.ts';
import { forgetLectureAccess } from '#client/entities/lecture/lecture-access.ts';

describe('the catalogue', () => {
  it('grows by pages of one list', async () => {
    const { client } = createCountingClient({
      Courses: ({ after }) => sampleCatalogue([sampleCourse(after ? '1' : '2')]),
    });
    const list = client.watchQuery({ query: CoursesDocument });
    const watcher = list.subscribe({});
    await client.query({ query: CoursesDocument });
    await list.fetchMore({ variables: { after: 'cursor-2' } });
    const courses = client.readQuery({ query: CoursesDocument })?.courses;
    expect(courses?.edges.map(({ node }) => node.id)).toEqual(['2', '1']);
    watcher.unsubscribe();
  });
});

describe('a course by its slug', () => {
  it('is found in a cached catalogue', async () => {
    const { client, sent } = createCountingClient({ Courses: () => sampleCatalogue([sampleCourse('1')]) });
    await client.query({ query: CoursesDocument });
    const known = client.readQuery({
      query: CourseDocument,
      variables: { slug: 'course-1' },
      returnPartialData: true,
    });
    expect(known).toMatchObject({ course: { id: '1', title: 'Course 1' } });
    expect(sent).toEqual(['Courses']);
  });

  it('is not confused with another course', async () => {
    const { client } = createCountingClient({ Courses: () => sampleCatalogue([sampleCourse('1')]) });
    await client.query({ query: CoursesDocument });
    expect(client.readQuery({ query: CourseDocument, variables: { slug: 'course-2' } })).toBeNull();
  });
});

describe('forgetLectureAccess', () => {
  it('keeps the outline but not the access to it', () => {
    const { client } = createCountingClient({});
    client.cache.restore({
      'Lecture:a': {
        ...{ __typename: 'Lecture', id: 'a', title: 'Joins' },
        ...{ locked: true, video: null, text: null, url: null },
      },
    });
    forgetLectureAccess(client.cache);
    expect(client.extract()).toEqual({ 'Lecture:a': { __typename: 'Lecture', id: 'a', title: 'Joins' } });
  });
});
