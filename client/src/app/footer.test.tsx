// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SchoolDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { sampleSchool } from '#client/testing/school-samples.ts';
import { Footer } from './footer.tsx';
import { Providers } from './providers.tsx';

async function open(isSelling: boolean) {
  const { client } = createCountingClient({ Me: () => ({ me: null }) });
  client.writeQuery({ query: SchoolDocument, data: { school: { ...sampleSchool, isSelling } } });
  return render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Footer /> }])} />
    </Providers>,
  );
}

it('links to the pages that end a contract', async () => {
  const page = await open(true);
  const addressOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Cancel contracts here')).toBe('/cancel');
  expect(addressOf('Withdraw from contract here')).toBe('/withdraw');
  await page.unmount();
});

it('has no links to them in a school that sells nothing', async () => {
  const page = await open(false);
  expect(page.getByRole('link', { name: 'Developers' })).toBeTruthy();
  expect(page.queryByRole('link', { name: 'Cancel contracts here' })).toBeNull();
  expect(page.queryByRole('link', { name: 'Withdraw from contract here' })).toBeNull();
  await page.unmount();
});
