// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleOwnLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { TrailerControl } from './trailer-control.tsx';

const free = (id: string, fields: object = {}) => sampleOwnLecture(id, { isFreePreview: true, ...fields });

async function open(lectures: ReturnType<typeof free>[]) {
  const sent: Record<string, unknown>[] = [];
  const { client } = createCountingClient({
    SetTrailer: (variables) => {
      sent.push(variables);
      const marked = lectures.map(({ id }) => ({
        __typename: 'Lecture',
        id,
        isTrailer: id === variables.lectureId,
      }));
      return { setTrailer: { __typename: 'Course', id: 'c', lectures: marked } };
    },
  });
  const page = await render(
    <Providers client={client}>
      <TrailerControl course={{ id: 'c', lectures }} />
    </Providers>,
  );
  return { ...page, sent };
}

it('offers the free videos, and saves the chosen one', async () => {
  const page = await open([
    free('a'),
    free('b', { isTrailer: true }),
    free('text', { kind: 'TEXT' }),
    sampleOwnLecture('paid'),
  ]);
  const select = page.getByLabelText<HTMLSelectElement>('Video on the course page');
  expect([...select.options].map(({ text }) => text)).toEqual([
    'The first free video',
    'Lecture a',
    'Lecture b',
  ]);
  expect(select.value).toBe('b');
  await act(async () => void fireEvent.change(select, { target: { value: 'a' } }));
  await eventually(() => expect(page.sent).toEqual([{ courseId: 'c', lectureId: 'a' }]));
  await act(async () => void fireEvent.change(select, { target: { value: '' } }));
  await eventually(() => expect(page.sent[1]).toEqual({ courseId: 'c', lectureId: null }));
  await page.unmount();
});

it('is left out while there is nothing to choose from', async () => {
  const page = await open([free('a')]);
  expect(page.queryByLabelText('Video on the course page')).toBeNull();
  await page.unmount();
});
