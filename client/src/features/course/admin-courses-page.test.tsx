// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { eventually } from '#client/testing/eventually.ts';
import { openCourses, sampleRow } from './admin-courses-page.test-helper.tsx';

const all = Array.from({ length: 130 }, (_, index) =>
  sampleRow(index + 1, {
    ...((index + 1) % 5 === 0 && { publishedAt: null }),
    category: index < 100 ? 'Data' : 'Craft',
  }),
);

it('shows the number of courses in each state, and a page of all of them with their states', async () => {
  const page = await openCourses(all);
  await eventually(() => expect(page.titles()).toHaveLength(50));
  expect(page.getByText('130 courses')).toBeTruthy();
  expect(page.getByRole('link', { name: 'All 130' }).getAttribute('aria-current')).toBe('true');
  expect(page.getByRole('link', { name: 'Published 104' }).getAttribute('aria-current')).toBeNull();
  const [, first, , , , fifth] = page.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toContain('Published');
  expect(fifth).toContain('Draft');
  expect(page.getByRole('columnheader', { name: 'Updated' }).getAttribute('aria-sort')).toBe('descending');
  expect(page.getByRole('link', { name: 'Course 1' }).getAttribute('href')).toBe('/courses/course-1/edit');
  expect(page.getByRole('link', { name: 'Edit Course 1' }).getAttribute('href')).toBe(
    '/courses/course-1/edit',
  );
  expect(page.asked).toMatchObject([{ first: 50, state: 'ANY', sort: 'UPDATED_DESC' }]);
  await page.unmount();
});

it('keeps the view, the category, the order and the page in the address', async () => {
  const page = await openCourses(all, '/?page=2&size=25');
  await eventually(() => expect(page.titles()[0]).toBe('Course 26'));
  await act(async () => page.getByRole('link', { name: 'Drafts 26' }).click());
  expect(page.search()).toBe('?size=25&state=draft');
  await eventually(() => expect(page.titles()[0]).toBe('Course 5'));
  await act(async () => fireEvent.change(page.getByLabelText('Category'), { target: { value: 'Craft' } }));
  expect(page.search()).toBe('?size=25&state=draft&category=Craft');
  await eventually(() => expect(page.titles()[0]).toBe('Course 105'));
  await page.press('Title');
  expect(page.search()).toBe('?size=25&state=draft&category=Craft&sort=title');
  await eventually(() =>
    expect(page.asked.at(-1)).toMatchObject({ state: 'DRAFT', category: 'Craft', sort: 'TITLE' }),
  );
  await page.unmount();
});

it('sorts a search by relevance, and shows no number beside the views', async () => {
  const page = await openCourses(all, '/?search=Course%207');
  await eventually(() => expect(page.titles()).toEqual(['Course 7']));
  expect(page.asked).toMatchObject([{ search: 'Course 7', sort: 'RELEVANCE' }]);
  expect(page.getByRole('link', { name: 'All' })).toBeTruthy();
  await page.unmount();
});

it('offers all courses if none matches, and the first one to a school without courses', async () => {
  const page = await openCourses(all, '/?search=Unheard&state=draft');
  await eventually(() => expect(page.getByText('No course matches these filters.')).toBeTruthy());
  await page.press('Show all courses');
  expect(page.search()).toBe('');
  await eventually(() => expect(page.titles()).toHaveLength(50));
  await page.unmount();

  const empty = await openCourses([]);
  await eventually(() => expect(empty.getByRole('link', { name: 'Create the first course' })).toBeTruthy());
  await empty.unmount();
});

it('exports the courses that match the filters, all pages of them', async () => {
  const page = await openCourses(all, '/?state=draft&size=25');
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:file'));
  await eventually(() => expect(page.titles()).toHaveLength(25));
  await page.press('Export as CSV');
  await eventually(() => expect(saved).toHaveLength(1));
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines[0]).toContain('Title,State,Category,Instructor,Lectures,Updated,Address');
  expect(lines).toHaveLength(27);
  expect(lines[1]).toMatch(/^Course 5,Draft,Data,Mara Lindqvist,2,2027-.*\/courses\/course-5$/);
  expect(page.asked.at(-1)).toMatchObject({ state: 'DRAFT', first: 100 });
  vi.restoreAllMocks();
  await page.unmount();
});
