import { Heading, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useMemberAccessQuery } from '#client/gql/graphql.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { accessPageTexts } from '#shared/texts/access-page.ts';
import { AccessReport } from './access-report.tsx';
import { AccessTimeline, AccessTimelineSkeleton } from './access-timeline.tsx';

/** A member's access report and access history (ADMIN). The caller provides the heading above. */
export function MemberAccess({ userId }: { userId: string }) {
  const id = useId();
  const query = useMemberAccessQuery({ variables: { id: userId }, fetchPolicy: 'cache-and-network' });
  const user = query.data?.user;
  const history = usePage(query, user?.accessHistory, accessGrantMessages.failure.loadMemberAccess);
  if (!user) return <QueryFallback {...history} skeleton={<MemberAccessSkeleton />} />;
  return (
    <Stack gap="6">
      <AccessReport report={user.access} headingLevel="h3" />
      <Heading as="h3" id={id} textStyle="h3">
        {accessPageTexts.history.title}
      </Heading>
      <AccessTimeline headingId={id} history={history} empty={accessGrantMessages.nothingYet} />
    </Stack>
  );
}

function MemberAccessSkeleton() {
  return (
    <Stack gap="6">
      <Skeleton height="36" />
      <AccessTimelineSkeleton />
    </Stack>
  );
}
