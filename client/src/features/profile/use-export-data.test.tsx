// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentNotices, dismissNotice } from '#client/lib/notices.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleReceipt } from '#client/testing/payment-samples.ts';
import { renderHook } from '#client/testing/render.tsx';
import { useExportData } from './use-export-data.ts';

afterEach(() => {
  currentNotices().forEach(({ id }) => dismissNotice(id));
  vi.restoreAllMocks();
});

const entry = (text: string) => ({
  __typename: 'AccessHistoryEntry',
  at: '2026-03-01T12:00:00Z',
  kind: 'PAYMENT',
  text,
  until: null,
  amount: null,
});

const history = (text: string, hasNextPage: boolean) => ({
  __typename: 'AccessHistoryEntryConnection',
  nodes: [entry(text)],
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: text },
});

it('saves everything, with every page of the history', async () => {
  const me = { __typename: 'User', id: 'user-1' };
  const { client } = createCountingClient({
    MyData: () => ({
      me: {
        ...me,
        fullName: 'Anna Berg',
        email: 'anna@example.com',
        isEmailVerified: true,
        role: 'USER',
        createdAt: '2026-01-01T12:00:00Z',
        avatar: { __typename: 'Image', url: '/media/anna.webp' },
        subscription: null,
        checkout: null,
        payments: { __typename: 'PaymentConnection', nodes: [sampleReceipt()] },
        apiTokens: { __typename: 'ApiTokenConnection', nodes: [] },
      },
    }),
    MyHistory: ({ after }) => ({
      me: { ...me, accessHistory: after ? history('older', false) : history('newer', true) },
    }),
  });
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:saved';
  });
  const page = await renderHook(useExportData, (children) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  ));
  await act(() => page.current().exportData());
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
    fullName: 'Anna Berg',
    payments: { nodes: [{ id: 'p1', isDisputed: false }] },
    accessHistory: [{ text: 'newer' }, { text: 'older' }],
  });
  await page.unmount();
});
