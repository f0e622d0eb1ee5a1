// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { GuideContents, GuidePart } from './guide-blocks.tsx';
import { readGuide } from './guide.ts';

it('marks only the guide as English', async () => {
  const blocks = readGuide('## One\n\nText\n\n- Item\n\n| A |\n| - |\n| B |\n');
  const element = (
    <>
      <GuideContents blocks={blocks} />
      {blocks.map((block, index) => (
        <GuidePart key={`${index}-${block.kind}`} block={block} />
      ))}
    </>
  );
  const { client } = createCountingClient({});
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  );
  const inEnglish = [...page.container.querySelectorAll('[lang=en][dir=ltr]')].map(
    (part) => part.textContent,
  );
  expect(inEnglish).toEqual(['One', 'One', 'Text', 'Item', expect.stringContaining('B')]);
  expect(page.getByRole('navigation').closest('[lang]')).toBe(null);
  await page.unmount();
});
