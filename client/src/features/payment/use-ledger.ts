import { useLedgerQuery } from '#client/gql/graphql.ts';
import { readDays } from '#client/routing/days.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { usePage } from '#client/ui/use-page.ts';
import { ledgerKinds } from '#shared/ledger.ts';
import { ledgerTexts } from '#shared/texts/ledger.ts';

/** The start of a day in UTC, in which the ledger counts, `daysLater` days later. */
function startOf(day: string, daysLater: number): string | null {
  if (day === '') return null;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return date.toISOString();
}

/** Loads the ledger, newest first, with the filters in the URL, and tells the address of its CSV file. */
export function useLedger() {
  const { params, change } = useSearchState();
  const asked = params.get('kind');
  const kind = ledgerKinds.find((known) => known === asked) ?? ('' as const);
  const days = readDays(params);
  const period = { from: startOf(days.from, 0), before: startOf(days.until, 1) };
  const query = useLedgerQuery({
    variables: { kind: kind || null, ...period },
    fetchPolicy: 'cache-and-network',
  });
  const given = Object.entries(period).flatMap(([name, value]) => (value ? [[name, value]] : []));
  // The rows of the previous filters are shown while the new ones load.
  const list = (query.data ?? query.previousData)?.ledger;
  return {
    kind,
    days,
    change,
    csvPath: ['/exports/ledger.csv', new URLSearchParams(given).toString()].filter(Boolean).join('?'),
    ...usePage(query, list, ledgerTexts.failure),
  };
}
