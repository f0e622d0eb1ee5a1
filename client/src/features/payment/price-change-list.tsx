import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, formatNumber } from '#client/format/format.ts';
import type { PriceChangePartsFragment } from '#client/gql/graphql.ts';
import { priceOf } from '#client/entities/payment/plan-terms.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { useFocusAfterChange } from '#client/ui/use-focus-after-change.ts';
import type { ListPage } from '#client/ui/use-page.ts';
import { priceChangeTexts } from '#shared/texts/price-change.ts';
import { useDecidePrice } from './use-price-changes.ts';

/** All price changes of running subscriptions, and the button that calls the running one off. */
export function PriceChangeList({ changes }: { changes: ListPage<PriceChangePartsFragment> }) {
  const { history: texts } = priceChangeTexts;
  return (
    <SectionCard title={texts.title}>
      <Changes changes={changes} />
    </SectionCard>
  );
}

function Changes({ changes }: { changes: ListPage<PriceChangePartsFragment> }) {
  const { nodes } = changes;
  return nodes ? <Loaded changes={changes} nodes={nodes} /> : <QueryFallback {...changes} skeleton="32" />;
}

interface LoadedProps {
  changes: ListPage<PriceChangePartsFragment>;
  nodes: readonly PriceChangePartsFragment[];
}

function Loaded({ changes, nodes }: LoadedProps) {
  const { history: texts } = priceChangeTexts;
  const running = nodes.find(({ state }) => state === 'RUNNING');
  const place = useFocusAfterChange(running?.id ?? '');
  return (
    <Stack ref={place} tabIndex={-1} gap="5" css={{ '&:focus': { outline: 'none' } }}>
      {running && <CallOff id={running.id} />}
      {nodes.length === 0 ? (
        <Text color="fg.muted">{texts.none}</Text>
      ) : (
        <DataTable
          caption={texts.caption}
          columns={columnsOf()}
          rows={nodes}
          rowKey={({ id }) => id}
          isBusy={changes.isStale}
          cardsBelow="lg"
        />
      )}
      <ShowMore of="priceChanges" {...changes} />
    </Stack>
  );
}

function CallOff({ id }: { id: string }) {
  const { history: texts } = priceChangeTexts;
  const [isAsking, setIsAsking] = useState(false);
  const { callOff, isCallingOff } = useDecidePrice();
  return (
    <>
      <Button
        variant="outline"
        tone="danger"
        alignSelf={{ base: 'stretch', sm: 'start' }}
        loading={isCallingOff}
        onClick={() => setIsAsking(true)}
      >
        {texts.callOff}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.question}
        description={texts.consequence}
        confirmLabel={texts.callOff}
        cancelLabel={texts.keep}
        onConfirm={() => {
          setIsAsking(false);
          void callOff(id);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function columnsOf(): Column<PriceChangePartsFragment>[] {
  const { history: texts } = priceChangeTexts;
  const counts = (['told', 'applied', 'ended', 'calledOff'] as const).map(
    (name): Column<PriceChangePartsFragment> => ({
      key: name,
      header: texts[name],
      isNumeric: true,
      cell: (change) => formatNumber(change.counts[name]),
    }),
  );
  return [
    {
      key: 'day',
      header: texts.day,
      isRowHeader: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
    { key: 'price', header: texts.price, cell: (one) => priceOf(one) },
    { key: 'state', header: texts.state, cell: ({ state }) => texts.states[state] },
    ...counts,
  ];
}
