// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { lectureLimits } from '#shared/lecture.ts';
import { EditLectureForm } from './edit-lecture-form.tsx';
import type { EditedLecture } from './use-edit-lecture.ts';

/** It has a note about an earlier change. */
const lecture: EditedLecture = {
  ...samplePlayableLecture('7'),
  changedAt: '2026-01-01T00:00:00.000Z',
  changeNote: 'Better sound',
  version: 3,
};

let mounted: Awaited<ReturnType<typeof render>>;

const text: EditedLecture = {
  ...lecture,
  kind: 'TEXT',
  description: '',
  video: null,
  text: { source: 'Hemp.' },
};

const link: EditedLecture = {
  ...lecture,
  kind: 'LINK',
  description: 'The best drawings.',
  video: null,
  url: 'https://example.com/knots',
  text: null,
};

/** Opens the form of a lecture. `inputs` are what it has sent, `leave` follows a link. */
async function open(edited = lecture, answers: Answers = {}) {
  const inputs: unknown[] = [];
  const saved = vi.fn();
  const { client, sent } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    PreviewLectureText: () => ({ previewLectureText: '<p>Hemp.</p>' }),
    ...answers,
    UpdateLecture: (variables) => {
      inputs.push(variables['input']);
      if (answers['UpdateLecture'] && inputs.length === 1) return answers['UpdateLecture'](variables);
      return {
        updateLecture: {
          ...edited,
          text: null,
          changeNote: 'New example',
          version: 4,
          course: { __typename: 'Course', id: '1', numberOfLectures: 1, duration: 60 },
        },
      };
    },
  });
  const router = createMemoryRouter([
    { path: '/', element: <EditLectureForm lecture={edited} slug="course-1" onSaved={saved} /> },
    { path: '/elsewhere', element: 'Elsewhere' },
  ]);
  mounted = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await eventually(() => expect(sent).toContain('Me'));
  const note = mounted.getByLabelText<HTMLInputElement>('What changed?');
  const type = (value: string) => act(() => fireEvent.change(note, { target: { value } }));
  return { note, type, inputs, saved, leave: () => act(() => router.navigate('/elsewhere')) };
}

const save = () => mounted.press('Save lecture');

afterEach(async () => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  await mounted.unmount();
  localStorage.clear();
});

it('begins without a note, and sends one that is typed, trimmed, and is empty again once it is saved', async () => {
  const { note, type, inputs, saved } = await open();
  expect(note.value).toBe('');
  await type(' New example ');
  await save();
  await eventually(() => expect(saved).toHaveBeenCalledOnce());
  expect(inputs).toEqual([{ id: '7', version: 3, changeNote: 'New example' }]);
  expect(note.value).toBe('');
});

it('sends no note that is empty or blank', async () => {
  const { type, inputs, saved } = await open();
  await type('  ');
  const title = mounted.getByLabelText<HTMLInputElement>('Title');
  await act(() => fireEvent.change(title, { target: { value: 'Bowline' } }));
  await save();
  await eventually(() => expect(saved).toHaveBeenCalledOnce());
  expect(inputs).toEqual([{ id: '7', version: 3, title: 'Bowline' }]);
});

it('asks before a typed note is left, and not without one', async () => {
  const { type, leave } = await open();
  await type('New example');
  await leave();
  await eventually(() => expect(document.body.textContent).toContain('Stay'));
  await mounted.unmount();
  const unchanged = await open();
  await unchanged.leave();
  await eventually(() => expect(mounted.container.textContent).toBe('Elsewhere'));
});

it('refuses a note that is too long', async () => {
  const { type, inputs } = await open();
  await type('a'.repeat(lectureLimits.changeNote.max + 1));
  await save();
  await eventually(() => expect(mounted.container.textContent).toContain('140'));
  expect(inputs).toEqual([]);
});

/** The editor of the text, which loads by itself. */
async function editor(): Promise<EditorView> {
  const field = await eventually(() => mounted.getByRole('textbox', { name: 'Text' }));
  const view = EditorView.findFromDOM(field);
  if (!view) throw new Error('There is no editor');
  return view;
}

const write = (view: EditorView, insert: string) =>
  act(async () => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }));

it('sends the text of a text lecture only when it has changed, with the version', async () => {
  const { inputs, saved, type } = await open(text);
  const view = await editor();
  expect(view.state.doc.toString()).toBe('Hemp.');
  await type('New rope');
  await save();
  await eventually(() => expect(saved).toHaveBeenCalledOnce());
  expect(inputs).toEqual([{ id: '7', version: 3, changeNote: 'New rope' }]);
  await write(view, 'Nylon.\n');
  await save();
  await eventually(() => expect(inputs).toHaveLength(2));
  expect(inputs[1]).toEqual({ id: '7', version: 3, text: 'Nylon.' });
});

it('refuses an empty text, and goes to it', async () => {
  const { inputs } = await open(text);
  const view = await editor();
  await write(view, ' ');
  await save();
  await eventually(() => expect(view.contentDOM.getAttribute('aria-invalid')).toBe('true'));
  await eventually(() => expect(document.activeElement).toBe(view.contentDOM));
  expect(inputs).toEqual([]);
});

it('shows the text of another admin beside the own one, and takes it', async () => {
  const conflict = new GraphQLError('Another admin changed this lecture', {
    extensions: { code: 'CONFLICT' },
  });
  const theirs = {
    ...text,
    version: 4,
    text: { __typename: 'LectureText', source: 'Cotton.' },
    course: { __typename: 'Course', id: '1', slug: 'knots', title: 'Knots' },
  };
  await open(text, { UpdateLecture: () => conflict, EditLecture: () => ({ lecture: theirs }) });
  const view = await editor();
  await write(view, 'Nylon.');
  await save();
  await eventually(() => expect(mounted.container.textContent).toContain('Cotton.'));
  expect(view.state.doc.toString()).toBe('Nylon.');
  await mounted.press('Take theirs');
  await eventually(() => expect(view.state.doc.toString()).toBe('Cotton.'));
});

it('sends the address and the reason of a link only when they have changed', async () => {
  const { inputs, saved } = await open(link);
  const change = (label: string, value: string) =>
    act(() => fireEvent.change(mounted.getByLabelText(label), { target: { value } }));
  expect(mounted.getByLabelText<HTMLInputElement>('Address').value).toBe('https://example.com/knots');
  await change('Address', ' https://EXAMPLE.com/knots ');
  await change('Why it is worth reading', 'It moves.');
  await save();
  await eventually(() => expect(saved).toHaveBeenCalledOnce());
  expect(inputs).toEqual([{ id: '7', version: 3, description: 'It moves.' }]);
  await change('Address', 'https://example.com/bends');
  await save();
  await eventually(() => expect(inputs).toHaveLength(2));
  expect(inputs[1]).toMatchObject({ url: 'https://example.com/bends' });
});

it('shows the address of another admin beside the own one', async () => {
  const conflict = new GraphQLError('Another admin changed this lecture', {
    extensions: { code: 'CONFLICT' },
  });
  const theirs = {
    ...link,
    version: 4,
    url: 'https://example.com/theirs',
    course: { __typename: 'Course', id: '1', slug: 'knots', title: 'Knots' },
  };
  await open(link, { UpdateLecture: () => conflict, EditLecture: () => ({ lecture: theirs }) });
  const address = mounted.getByLabelText<HTMLInputElement>('Address');
  await act(() => fireEvent.change(address, { target: { value: 'https://example.com/mine' } }));
  await save();
  await eventually(() => expect(mounted.container.textContent).toContain('https://example.com/theirs'));
  expect(address.value).toBe('https://example.com/mine');
});
