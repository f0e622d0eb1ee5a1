import { describe, expect, it } from 'vitest';
import {
  CourseCardFragmentDoc,
  CoursesDocument,
  SearchDocument,
  type CoursesQueryVariables,
  type SearchQuery,
} from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCatalogue, sampleCourse } from '#client/testing/course-samples.ts';
import { addToCatalogue, moveInCatalogue, removeCourse } from './course-cache.ts';

const data = sampleCourse('4', { title: 'Data', category: 'Data' });
const bread = sampleCourse('2', { title: 'Bread', category: 'Cooking' });
const added = sampleCourse('3', { title: 'Cakes', category: 'Cooking', numberOfLectures: 9 });
const draft = sampleCourse('5', { title: 'Almonds', category: 'Cooking', publishedAt: null });

/** Loads a list of these courses into a cache, and returns ways to inspect and change it. */
async function load(variables: CoursesQueryVariables, courses = [data, bread], hasNextPage = false) {
  const answer = () => {
    const catalogue = sampleCatalogue(courses);
    return { courses: { ...catalogue.courses, pageInfo: { ...catalogue.courses.pageInfo, hasNextPage } } };
  };
  const { client } = createCountingClient({ Courses: answer });
  await client.query({ query: CoursesDocument, variables });
  const shown = () => {
    const list = client.readQuery({ query: CoursesDocument, variables })?.courses;
    return (
      list && {
        titles: list.edges.map(({ node }) => node.title),
        total: list.totalCount,
        counts: Object.fromEntries(list.categories.map(({ name, count }) => [name, count])),
      }
    );
  };
  /** Writes a course to the cache, as an answer of the server does. */
  const know = (course: typeof data) => {
    const id = client.cache.identify({ ...course });
    client.cache.writeFragment({
      id,
      fragment: CourseCardFragmentDoc,
      fragmentName: 'CourseCard',
      data: course,
    });
  };
  return { client, cache: client.cache, shown, know };
}

it('evicts search results, because only the server knows the position of a course in them', async () => {
  const { client, cache, know } = await load({});
  const query = { query: SearchDocument, variables: { search: 'cakes' } };
  const none: SearchQuery['search'] = {
    __typename: 'SearchResultConnection',
    totalCount: 0,
    courseCount: 0,
    lectureCount: 0,
    categories: [],
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  };
  client.writeQuery({ ...query, data: { search: none } });
  expect(client.readQuery(query)?.search.totalCount).toBe(0);
  know(added);
  addToCatalogue(cache, added);
  expect(client.readQuery(query)).toBeNull();
});

describe('a new course in a list that is loaded', () => {
  it.each([
    ['the newest first', {}, ['Data', 'Cakes', 'Bread']],
    ['the oldest first', { sort: 'OLDEST' }, ['Cakes', 'Data', 'Bread']],
    ['by title', { sort: 'TITLE' }, ['Cakes', 'Data', 'Bread']],
    ['most lectures first', { sort: 'MOST_LECTURES' }, ['Cakes', 'Data', 'Bread']],
  ] as const)('is inserted by the sort order: %s', async (_name, variables, titles) => {
    const { cache, shown, know } = await load(variables);
    know(added);
    addToCatalogue(cache, added);
    expect(shown()).toEqual({ titles, total: 3, counts: { Cooking: 2, Data: 1 } });
  });

  it('is only counted in a list of another category', async () => {
    const { cache, shown, know } = await load({ category: 'Data' }, [data]);
    know(added);
    addToCatalogue(cache, added);
    expect(shown()).toEqual({ titles: ['Data'], total: 1, counts: { Cooking: 1, Data: 1 } });
  });

  it('is only counted when it belongs to a page that is not loaded yet', async () => {
    const { cache, shown, know } = await load({ sort: 'FEWEST_LECTURES' }, [data, bread], true);
    know(added);
    addToCatalogue(cache, added);
    expect(shown()).toMatchObject({ titles: ['Data', 'Bread'], total: 3 });
  });

  it('evicts a search, because only the server knows whether it matches', async () => {
    const { cache, shown, know } = await load({ search: 'ca' });
    know(added);
    addToCatalogue(cache, added);
    expect(shown()).toBeUndefined();
  });

  it.each([
    ['a draft', draft, undefined, 2],
    ['a draft', draft, 'DRAFT', 3],
    ['a draft', draft, 'ANY', 3],
    ['a published one', added, 'DRAFT', 2],
  ] as const)('%# is added only to the lists of its state', async (_name, course, state, total) => {
    const { cache, shown, know } = await load({ state });
    know(course);
    addToCatalogue(cache, course);
    expect(shown()?.total).toBe(total);
  });
});

describe('a course that is deleted', () => {
  it('is removed from lists and counts, and returns to its position when it is restored', async () => {
    const { cache, shown, know } = await load({ search: 'e' }, [data, bread, added]);
    const before = shown();
    const places = removeCourse(cache, bread);
    expect(shown()).toEqual({ titles: ['Data', 'Cakes'], total: 2, counts: { Cooking: 1, Data: 1 } });
    know(bread);
    addToCatalogue(cache, bread, places);
    expect(shown()).toEqual(before);
  });

  it('is subtracted from the count of a list that has it on a later page', async () => {
    const { cache, shown, know } = await load({}, [data], true);
    know(bread);
    removeCourse(cache, bread);
    expect(shown()).toMatchObject({ titles: ['Data'], total: 0 });
  });

  it('removes its category when it was the last course in it', async () => {
    const { cache, shown } = await load({});
    removeCourse(cache, data);
    expect(shown()?.counts).toEqual({ Cooking: 1 });
  });
});

describe('a course that is edited', () => {
  it('moves to its new category and place', async () => {
    const { cache, shown, know } = await load({ sort: 'TITLE' }, [bread, data]);
    know({ ...bread, title: 'Yeast', category: 'Data' });
    moveInCatalogue(cache, bread, bread);
    expect(shown()).toEqual({ titles: ['Data', 'Yeast'], total: 2, counts: { Data: 2 } });
  });

  it('is removed from the list of its old category', async () => {
    const { cache, shown, know } = await load({ category: 'Cooking' }, [bread]);
    know({ ...bread, category: 'Data' });
    moveInCatalogue(cache, bread, bread);
    expect(shown()).toEqual({ titles: [], total: 0, counts: { Data: 1 } });
  });

  it('is added to the public list when it is published', async () => {
    const { cache, shown, know } = await load({});
    know({ ...draft, publishedAt: '2025-03-01T00:00:00.000Z' });
    moveInCatalogue(cache, draft, draft);
    expect(shown()).toMatchObject({ titles: ['Almonds', 'Data', 'Bread'], total: 3 });
  });

  it('is sorted by its publication date, not by the age of the draft', async () => {
    const { cache, shown, know } = await load({});
    const old = { ...draft, createdAt: '2024-01-01T00:00:00.000Z' };
    know({ ...old, publishedAt: '2025-03-01T00:00:00.000Z' });
    moveInCatalogue(cache, old, old);
    expect(shown()?.titles).toEqual(['Almonds', 'Data', 'Bread']);
  });
});
