// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { BriefLectureForm } from './brief-lecture-form.tsx';
import type { EditedLecture } from './use-edit-lecture.ts';

const lecture: EditedLecture = {
  __typename: 'Lecture',
  id: '7',
  kind: 'VIDEO',
  title: 'Reef knot',
  description: 'Two ropes become one.',
  position: 1,
  duration: 60,
  isFreePreview: false,
  isTrailer: false,
  thumbnailUrl: null,
  isDraft: false,
  publishedAt: null,
  changedAt: '2026-01-01T00:00:00.000Z',
  changeNote: 'Better sound',
  locked: false,
  publishAt: null,
  status: 'READY',
  progressPercent: 100,
  processingStep: null,
  failure: null,
  video: null,
  version: 3,
};

let mounted: Awaited<ReturnType<typeof render>>;

/** Opens the form of the lecture. `ended` tells whether it has closed, `inputs` what it has sent. */
async function open(answers: Answers) {
  const inputs: unknown[] = [];
  const ended = vi.fn();
  const { client } = createCountingClient({
    ...answers,
    UpdateLecture: (variables) => {
      inputs.push(variables['input']);
      return answers['UpdateLecture']?.(variables) ?? {};
    },
  });
  mounted = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <BriefLectureForm lecture={lecture} onEnd={ended} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const title = mounted.container.querySelector<HTMLInputElement>('input[name=title]');
  if (!title) throw new Error('The form has no title');
  return { title, inputs, ended };
}

const save = () => mounted.press('Save lecture');

afterEach(async () => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  await mounted.unmount();
});

it('begins in the title, saves only what was changed, and ends', async () => {
  const { title, inputs, ended } = await open({
    UpdateLecture: () => ({ updateLecture: { ...lecture, title: 'Square knot', version: 4 } }),
  });
  await eventually(() => expect(document.activeElement).toBe(title));
  await act(() => fireEvent.change(title, { target: { value: 'Square knot' } }));
  await save();
  await eventually(() => expect(ended).toHaveBeenCalledOnce());
  expect(inputs).toEqual([{ id: '7', version: 3, title: 'Square knot' }]);
});

it('ends on Escape without saving', async () => {
  const { title, inputs, ended } = await open({});
  await act(() => fireEvent.change(title, { target: { value: 'Square knot' } }));
  await act(() => fireEvent.keyDown(title, { key: 'Escape' }));
  expect(ended).toHaveBeenCalledOnce();
  expect(inputs).toEqual([]);
});

it('keeps the typed title beside that of another admin, and saves it over the newer version', async () => {
  const conflict = new GraphQLError('Another admin changed this lecture', {
    extensions: { code: 'CONFLICT' },
  });
  const theirs = { ...lecture, title: 'Flat knot', version: 4 };
  const { title, inputs, ended } = await open({
    UpdateLecture: () => conflict,
    EditLecture: () => ({
      lecture: {
        ...theirs,
        text: null,
        url: null,
        course: { __typename: 'Course', id: '1', slug: 'knots', title: 'Knots' },
      },
    }),
  });
  await act(() => fireEvent.change(title, { target: { value: 'Square knot' } }));
  await save();
  await eventually(() => expect(mounted.container.textContent).toContain('Flat knot'));
  expect(title.value).toBe('Square knot');
  expect(ended).not.toHaveBeenCalled();
  await save();
  await eventually(() => expect(inputs).toHaveLength(2));
  expect(inputs[1]).toEqual({ id: '7', version: 4, title: 'Square knot' });
});
