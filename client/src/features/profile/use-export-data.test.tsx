// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleReceipt } from '#client/testing/payment-samples.ts';
import { renderHook } from '#client/testing/render.tsx';
import { useExportData } from './use-export-data.ts';

afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id));
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

const progress = (id: string, hasNextPage: boolean) => ({
  __typename: 'LectureProgressConnection',
  nodes: [
    {
      __typename: 'LectureProgress',
      id,
      position: 12.5,
      recordedAt: '2026-03-01T12:00:00Z',
      isDone: false,
      lecture: { __typename: 'Lecture', id: `lecture-${id}`, title: 'Knots' },
      course: { __typename: 'Course', id: 'course-1', title: 'Ropes' },
    },
  ],
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: id },
});

it('saves everything, with every page of the history and of the progress', async () => {
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
    MyCertificates: () => ({
      me: {
        ...me,
        certificates: [
          {
            __typename: 'Certificate',
            id: 'certificate-1',
            code: '7KQ2-9MXD-0V4T-HB3R-8W6E',
            fullName: 'Anna Berg',
            courseTitle: 'Ropes',
            completedAt: '2026-03-01T12:00:00Z',
          },
        ],
      },
    }),
    MyLectureProgress: ({ after }) => ({
      me: { ...me, lectureProgress: after ? progress('p2', false) : progress('p1', true) },
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
    lectureProgress: [{ id: 'p1', position: 12.5 }, { id: 'p2' }],
    certificates: [{ code: '7KQ2-9MXD-0V4T-HB3R-8W6E' }],
  });
  await page.unmount();
});
