// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { formatDateTime } from '#client/format/format.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { usePublishLectures, type PublishableLecture } from './use-publish-lectures.ts';

const [soon, later] = ['2099-03-01T08:00:00.000Z', '2099-04-01T08:00:00.000Z'];
const lectures: PublishableLecture[] = [
  { id: 'waits', isDraft: true, publishAt: null },
  { id: 'scheduled', isDraft: true, publishAt: soon },
];
const [, scheduled] = lectures;
const shown: PublishableLecture = { id: 'shown', isDraft: false, publishAt: null };

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

/** A server that stores these lectures, and the hook to change them. */
async function open(kept: readonly PublishableLecture[]) {
  const school = new Map(kept.map((lecture) => [lecture.id, lecture]));
  const answer = (change: (input: { publishAt?: string | null }) => Omit<PublishableLecture, 'id'>) => {
    return ({ input }: Record<string, unknown>) => {
      // The hook sends this shape.
      const { lectureIds, ...rest } = input as { lectureIds: string[]; publishAt?: string | null };
      lectureIds.forEach((id) => school.set(id, { id, ...change(rest) }));
      return { [rest.publishAt === undefined ? 'unpublishLectures' : 'publishLectures']: null };
    };
  };
  const { client } = createCountingClient({
    PublishLectures: answer(({ publishAt }) =>
      publishAt == null ? { isDraft: false, publishAt: null } : { isDraft: true, publishAt },
    ),
    UnpublishLectures: answer(() => ({ isDraft: true, publishAt: null })),
  });
  const hook = await renderHook(
    () => usePublishLectures('1'),
    (children) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  );
  return { ...hook, school: () => [...school.values()] };
}

async function pressUndo(): Promise<void> {
  const toast = currentToasts().at(-1);
  if (toast?.action?.label !== 'Undo') throw new Error('The newest toast has no Undo');
  dismissToast(toast.id);
  await act(async () => toast.action?.run());
}
const said = () => currentToasts().map(({ text }) => text);

it('undoing a cancelled schedule restores it without publishing anything', async () => {
  const { current, school, unmount } = await open(lectures);
  if (scheduled) await act(() => current().unpublishLectures([scheduled]));
  expect(school().at(1)).toMatchObject({ isDraft: true, publishAt: null });
  await pressUndo();
  expect(school()).toEqual(lectures);
  expect(said()).toEqual([`The lecture will be published on ${formatDateTime(soon)}`]);
  await unmount();
});

it.each([
  ['published now', null],
  ['rescheduled', new Date(later)],
])('drafts that were %s return to their previous states on undo', async (_how, at) => {
  const { current, school, unmount } = await open(lectures);
  await act(() => current().publishDrafts(lectures, at));
  const changed = { isDraft: at !== null, publishAt: at && later };
  expect(school()).toEqual(lectures.map(({ id }) => ({ id, ...changed })));
  await pressUndo();
  expect(school()).toEqual(lectures);
  expect(said()).toEqual([
    'Lecture saved as draft',
    `The lecture will be published on ${formatDateTime(soon)}`,
  ]);
  await unmount();
});

it('a lecture that was made a draft is published again on undo', async () => {
  const { current, school, unmount } = await open([shown]);
  await act(() => current().unpublishLectures([shown]));
  await pressUndo();
  expect(school()).toEqual([shown]);
  await unmount();
});
