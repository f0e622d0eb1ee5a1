// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { linkLectureLimits, linkLectureMessages } from '#shared/link-lecture.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { LinkLectureForm } from './link-lecture-form.tsx';

let mounted: Awaited<ReturnType<typeof render>>;

afterEach(async () => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  await mounted.unmount();
  localStorage.clear();
});

/** Opens the form, fills it in and saves. `inputs` are what it has sent. */
async function fill(fields: Record<string, string>) {
  const inputs: unknown[] = [];
  const added = vi.fn();
  const { client, sent } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    AddLinkLecture: ({ input }) => {
      inputs.push(input);
      return {
        lecture: {
          ...samplePlayableLecture('7'),
          ...{ kind: 'LINK', video: null, url: 'https://example.com/knots', version: 1 },
          course: { __typename: 'Course', id: '1', numberOfLectures: 1, duration: 0 },
        },
      };
    },
  });
  const router = createMemoryRouter([
    { path: '/', element: <LinkLectureForm courseId="1" onAdded={added} /> },
  ]);
  mounted = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await eventually(() => expect(sent).toContain('Me'));
  for (const [label, value] of Object.entries(fields)) {
    await act(() => fireEvent.change(mounted.getByLabelText(label), { target: { value } }));
  }
  await mounted.press('Save lecture');
  return { inputs, added };
}

const complete = {
  Title: 'Knots',
  Address: 'HTTPS://Example.com/knots',
  'Why it is worth reading': ' The best drawings. ',
};

it('adds a link with its address as browsers write it and its reason', async () => {
  const { inputs, added } = await fill(complete);
  await eventually(() => expect(added).toHaveBeenCalledWith('7'));
  expect(inputs).toEqual([
    {
      ...{ courseId: '1', title: 'Knots', url: 'https://example.com/knots' },
      ...{ description: 'The best drawings.', isFreePreview: false },
    },
  ]);
});

const { reason } = linkLectureLimits;
it.each([
  ['Address', '', lectureMessages.validation.lectureFieldsMandatory],
  ['Address', 'example', linkLectureMessages.invalid],
  ['Address', 'javascript:alert(1)', linkLectureMessages.invalid],
  ['Address', 'https://ada:secret@example.com', linkLectureMessages.hasCredentials],
  ['Why it is worth reading', ' ', lectureMessages.validation.lectureFieldsMandatory],
  [
    'Why it is worth reading',
    'a'.repeat(reason.max + 1),
    messages.validation.textTooLong({ limit: reason.max }),
  ],
])('refuses %s: %s, and goes to it', async (label, value, message) => {
  const { inputs } = await fill({ ...complete, [label]: value });
  const field = mounted.getByLabelText(label);
  await eventually(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await eventually(() => expect(document.activeElement).toBe(field));
  expect(mounted.container.textContent).toContain(message);
  expect(inputs).toEqual([]);
});
