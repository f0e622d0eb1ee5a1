// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '#client/testing/eventually.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { openCourses, sampleRow } from './admin-courses-page.test-helper.tsx';

type Course = ReturnType<typeof sampleRow>;
interface Input {
  ids: string[];
  change: string;
  publishesEmpty: boolean;
}

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

/** Opens a list of 6 courses, of which those with an even number are drafts, and answers changes of them. Course 4 is refused. */
async function open(address = '/') {
  const all = Array.from({ length: 6 }, (_, index) =>
    sampleRow(index + 1, index % 2 === 1 ? { publishedAt: null } : {}),
  );
  const inputs: Input[] = [];
  const page = await openCourses(all, address, {
    ChangeCourses: ({ input }) => {
      // As the mutation's variables are declared.
      const { ids, change, publishesEmpty } = input as Input;
      inputs.push({ ids, change, publishesEmpty });
      const changed: Course[] = [];
      for (const course of all) {
        if (!ids.includes(course.id) || course.id === '4') continue;
        if (change === 'PUBLISH') course.publishedAt = '2026-11-28T00:00:00.000Z';
        if (change === 'UNPUBLISH') course.publishedAt = null;
        changed.push({ ...course });
      }
      return {
        changeCourses: {
          __typename: 'ChangeCoursesPayload',
          courses: changed,
          refusals: ids.includes('4')
            ? [{ __typename: 'CourseRefusal', id: '4', reason: 'NO_LECTURES' }]
            : [],
        },
      };
    },
  });
  await eventually(() => expect(page.titles().length).toBeGreaterThan(0));
  const box = (name: string) => page.getByRole<HTMLInputElement>('checkbox', { name });
  const select = (number: number, shiftKey = false) =>
    act(async () => fireEvent.click(box(`Select Course ${number}`), { shiftKey }));
  const selected = () =>
    page
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map((one) => one.getAttribute('aria-label'));
  return { ...page, inputs, box, select, selected, all: () => box('Select all courses on this page') };
}

it('selects rows, a range with Shift, and all rows with the box in the head', async () => {
  const page = await open();
  await page.select(2);
  expect(page.selected()).toEqual(['Select Course 2']);
  expect(page.all().indeterminate).toBe(true);
  await page.select(4, true);
  expect(page.selected()).toEqual([2, 3, 4].map((number) => `Select Course ${number}`));
  expect(page.getByRole('group', { name: 'Selected courses' }).textContent).toContain('3 selected');
  await page.select(3);
  expect(page.selected()).toEqual(['Select Course 2', 'Select Course 4']);
  await act(async () => page.all().click());
  expect(page.selected()).toHaveLength(7);
  expect(page.all().indeterminate).toBe(false);
  await act(async () => page.all().click());
  expect(page.selected()).toEqual([]);
  expect(page.queryByRole('group', { name: 'Selected courses' })).toBeNull();
  await page.unmount();
});

it('clears the selection with another order, and does not bring it back', async () => {
  const page = await open();
  await page.select(1);
  await page.press('Title');
  await eventually(() => expect(page.asked.at(-1)).toMatchObject({ sort: 'TITLE' }));
  expect(page.selected()).toEqual([]);
  await page.press('Updated');
  expect(page.selected()).toEqual([]);
  await page.unmount();
});

it('publishes the selected drafts, tells which were refused and why, and undoes the others', async () => {
  const page = await open('/?state=draft');
  await eventually(() => expect(page.titles()).toEqual(['Course 2', 'Course 4', 'Course 6']));
  await act(async () => page.all().click());
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Unpublish' }).disabled).toBe(true);
  await page.press('Publish');
  await eventually(() => expect(page.titles()).toEqual(['Course 4']));
  expect(page.getByRole('link', { name: 'Drafts 1' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'Published 5' })).toBeTruthy();
  expect(page.selected()).toEqual([]);
  expect(currentToasts()).toMatchObject([{ kind: 'success', text: '2 courses published' }]);
  const notice = page.getByRole('alert');
  expect(notice.textContent).toContain('1 course was not changed');
  expect(notice.textContent).toContain('Course 4 It has no published lectures.');

  await act(async () => currentToasts().at(-1)?.action?.run());
  await eventually(() => expect(page.titles()).toHaveLength(3));
  expect(page.inputs).toEqual([
    { ids: ['2', '4', '6'], change: 'PUBLISH', publishesEmpty: false },
    { ids: ['2', '6'], change: 'UNPUBLISH', publishesEmpty: true },
  ]);
  expect(page.sent.filter((name) => name === 'AdminCourses')).toHaveLength(1);
  await page.unmount();
});

it('moves courses to the trash, and restores them at their places', async () => {
  const page = await open();
  await page.select(1);
  await page.select(3);
  await page.press('Move to trash');
  await eventually(() => expect(page.titles()).toEqual([2, 4, 5, 6].map((number) => `Course ${number}`)));
  expect(page.getByText('4 courses')).toBeTruthy();
  expect(page.getByRole('link', { name: 'All 4' })).toBeTruthy();
  await act(async () => currentToasts().at(-1)?.action?.run());
  await eventually(() =>
    expect(page.titles()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Course ${number}`)),
  );
  expect(page.inputs.map(({ change }) => change)).toEqual(['TRASH', 'RESTORE']);
  expect(currentToasts().at(-1)).toMatchObject({ text: '2 courses restored', action: undefined });
  await page.unmount();
});

it('says so if no course was changed', async () => {
  const page = await open();
  await page.select(4);
  await page.press('Publish');
  await eventually(() => expect(page.getByRole('alert')).toBeTruthy());
  expect(currentToasts()).toMatchObject([{ text: 'No course was changed' }]);
  await page.press('Dismiss');
  expect(page.queryByRole('alert')).toBeNull();
  await page.unmount();
});
