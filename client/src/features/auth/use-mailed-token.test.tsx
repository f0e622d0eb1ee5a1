// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { useMailedToken } from './use-mailed-token.ts';

const Token = () => <output>{useMailedToken()}</output>;

it.each([
  ['/resetpassword#token=abc-_123', 'abc-_123'],
  ['/resetpassword?token=abc-_123', 'abc-_123'],
  ['/resetpassword?token=old#token=new', 'new'],
  ['/resetpassword#two-step', ''],
  ['/resetpassword', ''],
])('the token of the mailed link %s is %j', async (address, token) => {
  const router = createMemoryRouter([{ path: '*', element: <Token /> }], { initialEntries: [address] });
  const { container, unmount } = await render(<RouterProvider router={router} />);
  expect(container.textContent).toBe(token);
  await unmount();
});
