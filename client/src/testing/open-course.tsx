import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { CourseDocument, CourseLecturesDocument } from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { createCountingClient, type Answers } from './counting-client.ts';
import { sampleCourse, samplePageFields, samplePlayableLecture } from './course-samples.ts';
import { renderHook } from './render.tsx';

const variables = { slug: 'course-1' };

/** Opens course 1 without sections and with lectures a and b on its course page and its watch page, with `hook` to change it. */
export async function openCourse<Result>(hook: () => Result, answers: Answers) {
  const course = () => ({
    course: {
      ...sampleCourse('1'),
      ...samplePageFields,
      progress: null,
      lectures: ['a', 'b'].map((id, index) => ({ ...samplePlayableLecture(id), position: index + 1 })),
    },
  });
  const { client, sent } = createCountingClient({ Course: course, CourseLectures: course, ...answers });
  const watchers = [CourseLecturesDocument, CourseDocument].map((query) =>
    client.watchQuery<unknown>({ query, variables }).subscribe({}),
  );
  await client.query({ query: CourseLecturesDocument, variables });
  await client.query({ query: CourseDocument, variables });
  const queriesBefore = sent.length;
  const shown = () => {
    const page = client.readQuery({ query: CourseDocument, variables })?.course;
    const lectures = client.readQuery({ query: CourseLecturesDocument, variables })?.course.lectures;
    return {
      ids: lectures?.map(({ id }) => id),
      onCoursePage: page?.lectures.map(({ id }) => id),
      count: page?.numberOfLectures,
      duration: page?.duration,
    };
  };
  const { current, unmount } = await renderHook(hook, (children) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  ));
  const close = async () => {
    watchers.forEach((watcher) => watcher.unsubscribe());
    await unmount();
  };
  return { client, sentSince: () => sent.slice(queriesBefore), shown, current, close };
}

/** Runs the action of the newest toast. */
export async function pressAction() {
  const toast = currentToasts().at(-1);
  if (!toast?.action) throw new Error('The newest toast has no action');
  dismissToast(toast.id);
  await act(async () => toast.action?.run());
}
