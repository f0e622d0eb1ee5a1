import { Stack, Text } from '@chakra-ui/react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { settingsPaths } from '#shared/settings-paths.ts';
import { priceChangeTexts } from '#shared/texts/price-change.ts';
import { PriceChangeList } from './price-change-list.tsx';
import { PriceChangeStart } from './price-change-start.tsx';
import { usePriceChanges } from './use-price-changes.ts';

/** Page where an ADMIN gives running subscriptions the price of the offer. */
export function PriceChangePage() {
  const changes = usePriceChanges();
  const isRunning = changes.nodes?.some(({ state }) => state === 'RUNNING');
  return (
    <AdminPage
      title={priceChangeTexts.title}
      actions={
        <LinkButton to={settingsPaths.offer} variant="outline">
          {priceChangeTexts.toOffer}
        </LinkButton>
      }
    >
      <Stack gap="6">
        <Text maxWidth="prose">{priceChangeTexts.intro}</Text>
        <PriceChangeStart isRunning={isRunning} />
        <PriceChangeList changes={changes} />
      </Stack>
    </AdminPage>
  );
}
