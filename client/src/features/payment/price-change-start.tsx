import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, formatNumber } from '#client/format/format.ts';
import { usePriceChangePreviewQuery, type PriceChangePreviewQuery } from '#client/gql/graphql.ts';
import { priceOf } from '#client/entities/payment/plan-terms.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { PRICE_LEAD_DAYS, PRICE_NOTICE_DAYS } from '#shared/price-change.ts';
import { priceChangeTexts } from '#shared/texts/price-change.ts';
import { useDecidePrice } from './use-price-changes.ts';

type Preview = PriceChangePreviewQuery['priceChangePreview'];
type RunningPrice = Preview['runningPrices'][number];

/**
 * What changes if running subscriptions get the price of the offer, and the button that does it. `isRunning` tells whether
 * a price change runs; undefined while that is unknown.
 */
export function PriceChangeStart({ isRunning }: { isRunning: boolean | undefined }) {
  const query = usePriceChangePreviewQuery({ fetchPolicy: 'cache-and-network' });
  const preview = query.data?.priceChangePreview;
  return (
    <SectionCard title={priceChangeTexts.preview.title}>
      {preview ? (
        <Start preview={preview} isRunning={isRunning} />
      ) : (
        <QueryFallback {...query} failure={priceChangeTexts.failure.load} skeleton="72" />
      )}
    </SectionCard>
  );
}

function Start({ preview, isRunning }: { preview: Preview; isRunning: boolean | undefined }) {
  const { preview: texts, running } = priceChangeTexts;
  const { affected, earliestAt, runningPrices } = preview;
  const [isAsking, setIsAsking] = useState(false);
  const { start, isStarting } = useDecidePrice();
  const price = priceOf(preview);
  const isStartable = affected > 0 && isRunning === false;
  return (
    <Stack gap="5">
      {affected === 0 && <Text maxWidth="prose">{texts.none({ price })}</Text>}
      {affected > 0 && isRunning && <Text maxWidth="prose">{texts.isRunning}</Text>}
      {isStartable && (
        <>
          <Stack as="dl" gap="3">
            <Fact term={texts.newPrice} text={price} />
            <Fact term={texts.affected} text={formatNumber(affected)} />
            <Fact term={texts.earliest} text={formatDate(earliestAt)} />
          </Stack>
          <Stack as="ul" gap="2" maxWidth="prose" paddingInlineStart="5" listStyleType="disc">
            <li>{texts.mail}</li>
            <li>{texts.renewals({ days: PRICE_NOTICE_DAYS })}</li>
            <li>{texts.cancelled}</li>
            <li>{texts.undo({ days: PRICE_LEAD_DAYS })}</li>
          </Stack>
        </>
      )}
      {runningPrices.length > 0 && (
        <DataTable
          caption={running.caption}
          columns={columnsOf(preview)}
          rows={runningPrices}
          rowKey={(one) => `${priceOf(one)} ${one.isAffected}`}
          cardsBelow="md"
        />
      )}
      {isStartable && (
        <Button
          alignSelf={{ base: 'stretch', sm: 'start' }}
          loading={isStarting}
          onClick={() => setIsAsking(true)}
        >
          {texts.start}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={texts.question({ count: affected, price })}
        description={texts.renewals({ days: PRICE_NOTICE_DAYS })}
        confirmLabel={texts.confirm}
        onConfirm={() => {
          setIsAsking(false);
          void start(preview);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <Text as="dt" textStyle="sm" color="fg.muted">
        {term}
      </Text>
      <Text as="dd">{text}</Text>
    </div>
  );
}

function columnsOf({ price }: Preview): Column<RunningPrice>[] {
  const { running: texts } = priceChangeTexts;
  const effectOf = (one: RunningPrice): string => {
    if (one.isAffected) return texts.isAffected;
    return one.price.currency === price.currency ? texts.stays : texts.otherCurrency;
  };
  return [
    { key: 'price', header: texts.price, isRowHeader: true, cell: (one) => priceOf(one) },
    {
      key: 'subscriptions',
      header: texts.subscriptions,
      isNumeric: true,
      cell: ({ subscriptions }) => formatNumber(subscriptions),
    },
    { key: 'effect', header: texts.effect, cell: effectOf },
  ];
}
