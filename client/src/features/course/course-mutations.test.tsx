// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { CoursesDocument } from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleCatalogue, sampleCourse } from '#client/testing/course-samples.ts';
import { renderHook } from '#client/testing/render.tsx';
import { useDeleteCourse } from './use-delete-course.ts';
import { useCreateCourse } from './use-create-course.ts';
import { usePublishCourse } from './use-publish-course.ts';

const input = {
  title: 'Course 3',
  description: 'What it is about',
  category: 'Data',
  instructor: 'Mara Lindqvist',
  thumbnail: new File(['picture'], 'cover.png', { type: 'image/png' }),
};

/** Opens a catalogue of courses 2 and 1, with `hook` to change it. */
async function openCatalogue<Result>(hook: () => Result, answers: Answers) {
  const { client, sent } = createCountingClient({
    Courses: () => sampleCatalogue([sampleCourse('2'), sampleCourse('1')]),
    ...answers,
  });
  const list = client.watchQuery({ query: CoursesDocument });
  const watcher = list.subscribe({});
  await client.query({ query: CoursesDocument });
  const shown = () => {
    const courses = client.readQuery({ query: CoursesDocument })?.courses;
    return { ids: courses?.edges.map(({ node }) => node.id), total: courses?.totalCount };
  };
  const { current, unmount } = await renderHook(hook, (children) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  ));
  const close = async () => {
    watcher.unsubscribe();
    await unmount();
  };
  return { client, sent, shown, current, close };
}

/** Runs the action of the newest toast. */
async function pressAction() {
  const toast = currentToasts().at(-1);
  if (!toast?.action) throw new Error('The newest toast has no action');
  dismissToast(toast.id);
  await act(async () => toast.action?.run());
}

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe('creating a course', () => {
  it('adds it to the top of the catalogue without a refetch', async () => {
    const page = await openCatalogue(useCreateCourse, {
      CreateCourse: () => ({ createCourse: { ...sampleCourse('3'), version: 1, lectures: [] } }),
    });
    const outcome = await act(() => page.current().createCourse(input));
    expect(outcome.ok).toBe(true);
    expect(page.shown()).toEqual({ ids: ['3', '2', '1'], total: 3 });
    expect(page.sent).toEqual(['Courses', 'CreateCourse']);
    await page.close();
  });

  it('offers to unpublish a course, and nothing for a draft', async () => {
    const course = { ...sampleCourse('3'), version: 1, lectures: [] };
    const page = await openCatalogue(useCreateCourse, {
      CreateCourse: () => ({ createCourse: course }),
      UnpublishCourse: ({ id }) => ({ unpublishCourse: { ...course, id, publishedAt: null } }),
    });
    await act(() => page.current().createCourse({ ...input, publish: false }));
    expect(currentToasts()).toMatchObject([{ text: 'Draft saved', action: undefined }]);
    await act(() => page.current().createCourse(input));
    expect(currentToasts().at(-1)?.action?.label).toBe('Unpublish');
    await pressAction();
    expect(currentToasts().at(-1)).toMatchObject({ kind: 'success', text: 'Course unpublished' });
    expect(page.sent).toEqual(['Courses', 'CreateCourse', 'CreateCourse', 'UnpublishCourse']);
    await page.close();
  });

  it('changes nothing when the server refuses', async () => {
    const page = await openCatalogue(useCreateCourse, {
      CreateCourse: () => new GraphQLError('This picture cannot be read'),
    });
    const before = JSON.stringify(page.client.extract());
    const outcome = await act(() => page.current().createCourse(input));
    expect(outcome.ok).toBe(false);
    expect(JSON.stringify(page.client.extract())).toBe(before);
    expect(page.sent).toEqual(['Courses', 'CreateCourse']);
    await page.close();
  });
});

describe('deleting a course', () => {
  it('removes it from the catalogue without a refetch', async () => {
    const page = await openCatalogue(useDeleteCourse, {
      DeleteCourse: ({ id }) => ({ deleteCourse: { __typename: 'DeleteCoursePayload', id } }),
    });
    await act(() => page.current()('2'));
    expect(page.shown()).toEqual({ ids: ['1'], total: 1 });
    expect(page.client.extract()).not.toHaveProperty('Course:2');
    expect(page.sent).toEqual(['Courses', 'DeleteCourse']);
    await page.close();
  });

  it('can be undone from the toast, which restores its position without a refetch', async () => {
    const page = await openCatalogue(useDeleteCourse, {
      DeleteCourse: ({ id }) => ({ deleteCourse: { __typename: 'DeleteCoursePayload', id } }),
      RestoreCourse: () => ({ restoreCourse: { ...sampleCourse('1'), version: 1, lectures: [] } }),
    });
    await act(() => page.current()('1'));
    expect(page.shown()).toEqual({ ids: ['2'], total: 1 });
    await pressAction();
    expect(page.shown()).toEqual({ ids: ['2', '1'], total: 2 });
    expect(currentToasts()).toMatchObject([{ kind: 'success', text: 'Restored' }]);
    expect(page.sent).toEqual(['Courses', 'DeleteCourse', 'RestoreCourse']);
    await page.close();
  });

  it('changes nothing when the server refuses', async () => {
    const page = await openCatalogue(useDeleteCourse, {
      DeleteCourse: () => new GraphQLError('You are not allowed to do this'),
    });
    await act(() => page.current()('2'));
    expect(page.shown()).toEqual({ ids: ['2', '1'], total: 2 });
    expect(page.sent).toEqual(['Courses', 'DeleteCourse']);
    await page.close();
  });
});

describe('publishing a draft', () => {
  const draft = sampleCourse('3', { publishedAt: null });

  it('adds it to the catalogue; unpublishing can be undone from the toast', async () => {
    const published = { ...sampleCourse('3'), version: 2 };
    const page = await openCatalogue(usePublishCourse, {
      PublishCourse: () => ({ publishCourse: published }),
      UnpublishCourse: () => ({ unpublishCourse: { ...published, publishedAt: null, version: 3 } }),
    });
    await act(() => page.current().publishCourse(draft));
    expect(page.shown()).toEqual({ ids: ['3', '2', '1'], total: 3 });
    await act(() => page.current().unpublishCourse(published));
    expect(page.shown()).toEqual({ ids: ['2', '1'], total: 2 });
    await pressAction();
    expect(page.shown()).toEqual({ ids: ['3', '2', '1'], total: 3 });
    expect(page.sent).toEqual(['Courses', 'PublishCourse', 'UnpublishCourse', 'PublishCourse']);
    await page.close();
  });
});
