// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { useExportData } from './use-export-data.ts';

afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  vi.restoreAllMocks();
});

it('exports the data of the profile and of every feature', async () => {
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
      },
    }),
  });
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:saved';
  });
  const loaders = [
    async () => ({ certificates: [{ code: '7KQ2-9MXD-0V4T-HB3R-8W6E' }] }),
    async () => ({ lectureProgress: [{ __typename: 'LectureProgress', id: 'p1' }] }),
  ];
  const page = await renderHook(
    () => useExportData(loaders),
    (children) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  );
  await act(() => page.current().exportData());
  const data: unknown = JSON.parse((await saved[0]?.text()) ?? '');
  expect(data).toMatchObject({
    fullName: 'Anna Berg',
    certificates: [{ code: '7KQ2-9MXD-0V4T-HB3R-8W6E' }],
    lectureProgress: [{ id: 'p1' }],
  });
  expect(JSON.stringify(data)).not.toContain('__typename');
  await page.unmount();
});
