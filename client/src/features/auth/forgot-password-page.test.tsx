// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { paths } from '#shared/paths.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';

it('links back to the login page and keeps the path to return to', async () => {
  const { client } = createCountingClient({ Me: () => ({ me: null }) });
  const router = createMemoryRouter(
    [
      { path: paths.login, element: <LoginPage /> },
      { path: paths.forgotPassword, element: <ForgotPasswordPage /> },
    ],
    { initialEntries: [paths.loginThen('/courses/bread?tab=1')] },
  );
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await act(async () => page.getByRole('link', { name: /forgot/i }).click());
  const back = await eventually(() => page.getByRole('link', { name: /log ?in/i }));
  expect(back.getAttribute('href')).toBe(paths.loginThen('/courses/bread?tab=1'));
  await page.unmount();
});
