// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { FiguresPeriod } from '#client/gql/graphql.ts';
import { Providers } from '#client/app/providers.tsx';
import { sampleFigures } from '#client/testing/admin-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { RecentFiguresCard } from './recent-figures-card.tsx';

/** Opens an address with the card. Without an answer, the figures have the period of the query. */
async function open(address: string, answer?: Answers[string]) {
  const { client } = createCountingClient({
    RecentFigures: ({ period }) => ({
      stats: { __typename: 'Stats', recentFigures: sampleFigures(period as FiguresPeriod, [1, 0, 3]) },
    }),
    ...(answer && { RecentFigures: answer }),
  });
  const router = createMemoryRouter([{ path: '*', element: <RecentFiguresCard /> }], {
    initialEntries: [address],
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  /** The parts of the counters: the label, and the figure, its change and its line. */
  const counters = () => {
    const figures = page.queryAllByRole('definition');
    return page
      .queryAllByRole('term')
      .map((term, index) => [
        term.querySelector('summary')?.textContent,
        ...Array.from(figures[index]?.children ?? [], ({ textContent }) => textContent),
      ]);
  };
  const choose = (name: string) => act(async () => page.getByRole('radio', { name }).click());
  const place = () => router.state.location.pathname + router.state.location.search;
  return { ...page, counters, choose, place };
}

const answerWith = (collected: unknown) => () => ({
  stats: { __typename: 'Stats', recentFigures: { ...sampleFigures('DAYS_30', [1]), collected } },
});

describe('the recent figures', () => {
  it('are compared with the period before, and defined', async () => {
    const page = await open('/');
    expect(page.counters()).toEqual([
      ['New subscriptions', '4', '+100% from 2', ''],
      ['Renewals', '3', '0 before', ''],
      ['Collected', '$1,996', '+100% from $998', ''],
      ['Hours watched', '3 hr', '+200% from 1 hr', ''],
    ]);
    page.getByText(/compared with the 30 days before/);
    page.getByText(/^Revenue is the money that was collected: payments minus refunds/);
    await page.unmount();
  });

  it('have their period in the address', async () => {
    const page = await open('/?period=12m&page=2');
    page.getByText(/compared with the 12 months before/);
    page.getByRole('table', { name: 'Recent figures per month' });
    await page.choose('7 days');
    expect(page.place()).toBe('/?period=7d&page=2');
    page.getByText(/compared with the 7 days before/);
    await page.choose('30 days');
    expect(page.place()).toBe('/?page=2');
    await page.unmount();
  });

  it('show amounts in other currencies beside the change, and the only one with amounts in front', async () => {
    const [usd] = sampleFigures('DAYS_30', [1]).collected;
    const eur = { ...usd, currency: 'eur', now: 30_000, before: 0, steps: [30_000] };
    const both = await open('/', answerWith([usd, eur]));
    expect(both.counters()[2]).toEqual(['Collected', '$499', '-50% from $998, also €300', '']);
    await both.unmount();
    const page = await open('/', answerWith([{ ...usd, now: 0, before: 0, steps: [0] }, eur]));
    expect(page.counters()[2]).toEqual(['Collected', '€300', '€0 before', '']);
    await page.unmount();
  });

  it('keep their places while they load', async () => {
    const page = await open('/', () => new Promise<object>(() => undefined));
    expect(page.counters().map(([label]) => label)).toHaveLength(4);
    expect(page.getByRole('radio', { name: '30 days' }).getAttribute('value')).toBe('30d');
    await page.unmount();
  });

  it('can be loaded again after a failure', async () => {
    let fails = true;
    const page = await open('/', () =>
      fails
        ? new GraphQLError('The figures are gone')
        : { stats: { __typename: 'Stats', recentFigures: sampleFigures('DAYS_30', [1]) } },
    );
    expect(page.getByRole('alert').textContent).toContain('The figures are gone');
    expect(page.counters()).toEqual([]);
    fails = false;
    await page.press('Try again');
    expect(page.counters()).toHaveLength(4);
    await page.unmount();
  });
});
