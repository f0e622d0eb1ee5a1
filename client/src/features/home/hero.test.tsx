// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { sampleSchool } from '#client/testing/school-samples.ts';
import { Hero } from './hero.tsx';

it.each([true, false])(
  'shows the name of the school as headline when its texts cannot be loaded',
  async (isCompact) => {
    const { client } = createCountingClient({});
    const page = await render(
      <Providers client={client}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <Hero isCompact={isCompact} /> }])}
        />
      </Providers>,
    );
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(sampleSchool.name);
    await page.unmount();
  },
);
