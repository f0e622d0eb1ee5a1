// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

it('lists the data of every feature that is deleted with an account', async () => {
  const { client } = createCountingClient({});
  const page = await render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <DeleteAccountDialog email="anna@example.com" open onClose={() => undefined} />
        </MemoryRouter>
      </ApolloProvider>
    </ChakraProvider>,
  );
  expect(page.getByRole('dialog').textContent).toContain(
    'Your name, picture, API tokens, certificates, two-factor settings and progress are deleted immediately',
  );
  await page.unmount();
});
