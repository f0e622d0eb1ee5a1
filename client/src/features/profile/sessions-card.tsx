import { Stack } from '@chakra-ui/react';
import { useMySessionsQuery } from '#client/gql/graphql.ts';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { accountMessages } from '#shared/account.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import { profileTexts } from '#shared/texts/profile.ts';
import { LogOutOthers } from './log-out-others.tsx';
import { useTellNewDevices } from './use-tell-new-devices.ts';
import { SessionsTable } from './sessions-table.tsx';

/** The user's sessions, which can be ended one by one. */
export function SessionsCard({ userId }: { userId: string }) {
  return (
    <SectionCard title={profileTexts.sessions.title} intro={profileTexts.sessions.intro}>
      <Sessions userId={userId} />
    </SectionCard>
  );
}

function Sessions({ userId }: { userId: string }) {
  const query = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { tell, isSaving } = useTellNewDevices();
  const me = query.data?.me;
  const sessions = usePage(query, me?.sessions, accountMessages.failure.loadSessions);
  if (!me || !sessions.nodes) return <QueryFallback {...sessions} skeleton="20" />;
  return (
    <Stack gap="5">
      <SessionsTable userId={userId} sessions={sessions.nodes} />
      <ShowMore of="devices" {...sessions} />
      {sessions.totalCount > 1 && <LogOutOthers />}
      <Checkbox
        checked={me.tellsNewDevices}
        disabled={isSaving}
        onChange={({ target }) => void tell(target.checked)}
      >
        {accountMessages.otherDevices.tellNew}
      </Checkbox>
    </Stack>
  );
}
