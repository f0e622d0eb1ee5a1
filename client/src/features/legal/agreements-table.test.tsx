// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { AgreementsTable } from './agreements-table.tsx';

const show = (table: Parameters<typeof AgreementsTable>[0]) =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <AgreementsTable {...table} />
      </MemoryRouter>
    </ChakraProvider>,
  );

it('lists agreements and purchases, newest first, with links to the terms of that time', async () => {
  await show({
    agreements: [
      {
        __typename: 'Agreement',
        place: 'SIGNUP',
        termsChangedAt: '2026-03-01T12:00:00.000Z',
        createdAt: '2026-03-02T12:00:00.000Z',
      },
    ],
    purchases: [
      {
        __typename: 'PurchaseAgreement',
        id: 'purchase-1',
        createdAt: '2026-04-02T12:00:00.000Z',
        termsChangedAt: null,
        refundDays: 14,
        renewalConsent: null,
        endedAt: null,
        price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
      },
    ],
  });
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows[0]).toContain('Yearly subscription');
  expect(rows[0]).toContain('$499 each year. Refund within 14 days.');
  expect(rows[1]).toContain('Account');
  expect(document.querySelector('a')?.getAttribute('href')).toBe(`/user/terms/${Date.UTC(2026, 2, 1, 12)}`);
});

it('says so if there is nothing', async () => {
  await show({ agreements: [], purchases: [] });
  expect(document.body.textContent).toContain('There are no agreements yet.');
});
