import { Stack } from '@chakra-ui/react';
import {
  useMemberAgreementsQuery,
  useOwnAgreementsQuery,
  type AgreementPartsFragment,
  type PurchasesPageFragment,
} from '#client/gql/graphql.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { agreementListTexts as texts } from '#shared/texts/agreement-list.ts';
import { messages } from '#shared/messages.ts';
import { AgreementsTable } from './agreements-table.tsx';

/** The user's own agreements. */
export function AgreementsCard({ userId }: { userId: string }) {
  const query = useOwnAgreementsQuery({ variables: { userId } });
  const { me, purchaseAgreements } = query.data ?? {};
  return (
    <SectionCard title={texts.title} intro={texts.intro}>
      <Agreements query={query} agreements={me?.agreements} purchases={purchaseAgreements} />
    </SectionCard>
  );
}

/** The agreements of a member, for an ADMIN. */
export function MemberAgreements({ userId }: { userId: string }) {
  const query = useMemberAgreementsQuery({ variables: { userId } });
  const { user, purchaseAgreements } = query.data ?? {};
  return <Agreements query={query} agreements={user?.agreements} purchases={purchaseAgreements} />;
}

interface AgreementsProps {
  query: Parameters<typeof usePage>[0];
  agreements: readonly AgreementPartsFragment[] | undefined;
  purchases: PurchasesPageFragment | undefined;
}

function Agreements({ query, agreements, purchases }: AgreementsProps) {
  const page = usePage(query, purchases, messages.unavailable);
  if (!agreements || !page.nodes) return <QueryFallback {...page} skeleton="16" />;
  return (
    <Stack gap="5">
      <AgreementsTable agreements={agreements} purchases={page.nodes} />
      <ShowMore of="purchases" {...page} />
    </Stack>
  );
}
