// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditableCourseFragment } from '#client/gql/graphql.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { limits } from '#shared/limits.ts';
import { SelectedLectures } from './selected-lectures.tsx';

let mounted: Awaited<ReturnType<typeof render>>;
/** The links that were followed. */
let followed: (string | null)[];

beforeEach(() => {
  followed = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href'));
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.restoreAllMocks();
  currentToasts().forEach(({ id }) => dismissToast(id));
});

const toasts = () => currentToasts().map(({ text }) => text);
const course: EditableCourseFragment = {
  ...sampleCourse('1'),
  description: '',
  approvalNumber: '',
  outcomes: [],
  audience: '',
  requirements: '',
  publishesLecturesAtOnce: false,
  version: 1,
  sections: [],
  lectures: [],
};

/** Selects lectures with the ids 1, 2 and so on. */
async function open(count: number, answer: Answers[string]) {
  const ids = Array.from({ length: count }, (_, index) => String(index + 1));
  const lectures = ids.map((id) => ({ ...samplePlayableLecture(id), version: 1 }));
  const onEnd = vi.fn();
  const { client, sent } = createCountingClient({ LectureArchive: answer });
  mounted = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <SelectedLectures course={{ ...course, lectures }} lectures={lectures} onEnd={onEnd} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  return { sent, onEnd };
}

it('downloads one archive of the files of the selected lectures, which stay selected', async () => {
  const asked: unknown[] = [];
  const { onEnd } = await open(2, (variables) => {
    asked.push(variables);
    return { lectureFilesArchiveUrl: `/files/courses/1.zip?lectures=1,2&token=${asked.length}` };
  });
  for (const count of [1, 2]) {
    await mounted.press('Download files');
    await eventually(() => expect(followed).toHaveLength(count));
  }
  expect(followed.at(-1)).toBe('/files/courses/1.zip?lectures=1,2&token=2');
  expect(asked[0]).toEqual({ courseId: '1', lectureIds: ['1', '2'] });
  expect(toasts()).toEqual([]);
  expect(onEnd).not.toHaveBeenCalled();
});

it('says that the selected lectures have no files', async () => {
  await open(2, () => ({ lectureFilesArchiveUrl: null }));
  await mounted.press('Download files');
  await eventually(() => expect(toasts()).toEqual(['These 2 lectures have no files']));
  expect(followed).toEqual([]);
});

it('says why there is no archive', async () => {
  await open(1, () => new GraphQLError('The school is being updated'));
  await mounted.press('Download files');
  await eventually(() => expect(toasts()).toEqual(['The school is being updated']));
});

it('asks for fewer lectures than the server takes at once', async () => {
  const { sent } = await open(limits.pageSize.max + 1, () => ({ lectureFilesArchiveUrl: null }));
  await mounted.press('Download files');
  expect(toasts()).toEqual([`Select up to ${limits.pageSize.max} lectures to download their files`]);
  expect(sent).toEqual([]);
});
