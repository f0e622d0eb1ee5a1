import { Grid, Stack, Text } from '@chakra-ui/react';
import { useSession } from '#client/features/auth/use-session.ts';
import { TwoStepCard } from '#client/features/factor/two-step-card.tsx';
import { AgreementsCard } from '#client/features/legal/agreements-card.tsx';
import { PlayerSettingsCard } from '#client/features/player-settings/player-settings-card.tsx';
import { Page } from '#client/ui/page.tsx';
import { accountMessages } from '#shared/account.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { ApiTokensCard } from './api-tokens-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { LogOutOthers } from './log-out-others.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PersonCard } from './person-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

/** The user's own account. The route guard requires an account. */
export function ProfilePage() {
  const { user } = useSession();
  return (
    <Page title={profileTexts.title}>
      {user && (
        <Stack gap="6">
          <PersonCard user={user} />
          <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}>
            <SubscriptionCard />
            <PaymentsCard />
          </Grid>
          <AgreementsCard userId={user.id} />
          <InstallCard />
          <LanguageCard />
          <PlayerSettingsCard />
          <TwoStepCard
            afterChange={
              <Stack gap="3">
                <Text role="status">{accountMessages.otherDevices.afterChange}</Text>
                <LogOutOthers />
              </Stack>
            }
          />
          <SessionsCard userId={user.id} />
          <ApiTokensCard userId={user.id} />
          <OwnDataCard email={user.email} />
        </Stack>
      )}
    </Page>
  );
}
