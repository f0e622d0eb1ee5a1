// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { captionMessages } from '#shared/caption.ts';
import { AddCaptions } from './add-captions.tsx';

const { page: texts, validation } = captionMessages;

afterEach(() => vi.restoreAllMocks());

it.each([texts.upload, texts.write])('‘%s’ needs a language first', async (button) => {
  const { client } = createCountingClient({ Me: () => ({ me: null }) });
  const onWrite = vi.fn<(language: string) => void>();
  const english = { language: 'en', version: 1 };
  const tree = <AddCaptions lectureId="7" captions={[english]} onWrite={onWrite} onAdded={vi.fn()} />;
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: tree }])} />
    </Providers>,
  );
  const field = page.getByLabelText(texts.language);
  const open = vi.spyOn(page.getByLabelText<HTMLInputElement>(texts.file), 'click');

  await page.press(button);
  expect(page.getByText(validation.language)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(open).not.toHaveBeenCalled();
  expect(onWrite).not.toHaveBeenCalled();

  await act(async () => fireEvent.input(field, { target: { value: 'pt-br' } }));
  expect(page.queryByText(validation.language)).toBeNull();
  await page.press(button);
  expect(open).toHaveBeenCalledTimes(button === texts.upload ? 1 : 0);
  expect(onWrite.mock.calls).toEqual(button === texts.write ? [['pt-BR']] : []);
  await page.unmount();
});
