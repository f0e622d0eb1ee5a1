import { Stack } from '@chakra-ui/react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { useDeclarationsQuery, type DeclarationState } from '#client/gql/graphql.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { declarationMessages } from '#shared/declaration.ts';
import { leaveTexts } from '#shared/texts/leave.ts';
import { DeclarationItem } from './declaration-item.tsx';

const { list: texts } = leaveTexts;

const isState = (value: string | null): value is DeclarationState =>
  value !== null && Object.hasOwn(texts.state, value);
const choicesOf = () => [
  { value: '', label: texts.everyState },
  ...Object.entries(texts.state).map(([value, label]) => ({ value, label })),
];

/** The cancellations and withdrawals from the public pages. */
export function DeclarationsPage() {
  const { params, change } = useSearchState();
  const asked = params.get('state');
  const state = isState(asked) ? asked : null;
  return (
    <AdminPage title={texts.title}>
      <Stack gap="6">
        <ChoiceRow
          label={texts.which}
          choices={choicesOf()}
          value={state ?? ''}
          onChoose={(value) => change({ state: value || null })}
        />
        <List key={state} state={state} />
      </Stack>
    </AdminPage>
  );
}

function List({ state }: { state: DeclarationState | null }) {
  const query = useDeclarationsQuery({ variables: { state }, fetchPolicy: 'cache-and-network' });
  const page = usePage(query, query.data?.declarations, declarationMessages.failure.load);
  const { nodes } = page;
  if (!nodes) return <QueryFallback {...page} skeleton={<TableSkeleton rows={4} cardsBelow="md" />} />;
  if (nodes.length === 0) return <EmptyState {...texts.none} />;
  return (
    <Stack gap="4">
      {nodes.map((declaration) => (
        <DeclarationItem key={declaration.id} declaration={declaration} />
      ))}
      <ShowMore of="declarations" {...page} always />
    </Stack>
  );
}
