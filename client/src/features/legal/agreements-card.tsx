import { useMemberAgreementsQuery, useOwnAgreementsQuery } from '#client/gql/graphql.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { agreementListTexts as texts } from '#shared/texts/agreement-list.ts';
import { messages } from '#shared/messages.ts';
import { AgreementsTable } from './agreements-table.tsx';

/** The user's own agreements. */
export function AgreementsCard({ userId }: { userId: string }) {
  const query = useOwnAgreementsQuery({ variables: { userId } });
  const { me, purchaseAgreements } = query.data ?? {};
  return (
    <SectionCard title={texts.title} intro={texts.intro}>
      {me && purchaseAgreements ? (
        <AgreementsTable agreements={me.agreements} purchases={purchaseAgreements.nodes} />
      ) : (
        <QueryFallback {...query} failure={messages.unavailable} skeleton="16" />
      )}
    </SectionCard>
  );
}

/** The agreements of a member, for an ADMIN. */
export function MemberAgreements({ userId }: { userId: string }) {
  const query = useMemberAgreementsQuery({ variables: { userId } });
  const { user, purchaseAgreements } = query.data ?? {};
  if (!user || !purchaseAgreements) {
    return <QueryFallback {...query} failure={messages.unavailable} skeleton="16" />;
  }
  return <AgreementsTable agreements={user.agreements} purchases={purchaseAgreements.nodes} />;
}
