// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { CourseDescription } from './course-description.tsx';

const describe = (html: string) =>
  render(
    <ChakraProvider value={system}>
      <CourseDescription html={html} lang={undefined} />
    </ChakraProvider>,
  );

const long = `<ul>${'<li><a href="https://example.org">One</a></li>'.repeat(30)}</ul>`;

it('folds a long description, until a button or the focus opens it', async () => {
  const page = await describe(long);
  const isFolded = () => page.container.querySelector('[data-folded]') !== null;
  expect(isFolded()).toBe(true);
  fireEvent.click(page.getByRole('button', { name: 'Read more', expanded: false }));
  expect(isFolded()).toBe(false);
  fireEvent.click(page.getByRole('button', { name: 'Show less', expanded: true }));
  expect(isFolded()).toBe(true);
  fireEvent.focusIn(page.getAllByRole('link')[20] ?? document.body);
  expect(isFolded()).toBe(false);
  await page.unmount();
});

it('does not fold a short description', async () => {
  const page = await describe('<p>Four ingredients.</p>');
  expect(page.queryByRole('button')).toBe(null);
  await page.unmount();
});
