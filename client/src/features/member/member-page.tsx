import { Badge, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { MemberAccess } from '#client/features/access/member-access.tsx';
import { AuditEntries } from '#client/features/audit/audit-entries.tsx';
import { MemberAgreements } from '#client/features/legal/agreements-card.tsx';
import { RemoveFactorControl } from '#client/features/factor/remove-factor-control.tsx';
import { useMemberQuery, type MemberQuery } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { Avatar } from '#client/entities/image/avatar.tsx';
import { memberAccessText, memberRequestText } from '#client/entities/subscription/member-access-text.ts';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { agreementListTexts } from '#shared/texts/agreement-list.ts';
import { memberMessages } from '#shared/member.ts';
import { AccessBadge } from './access-badge.tsx';
import { EmailForm } from './email-form.tsx';
import { EndAccessControl } from './end-access-control.tsx';
import { EndSessionsControl } from './end-sessions-control.tsx';
import { GrantForm } from './grant-form.tsx';
import { LearningOfMember } from './learning-of-member.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { RoleControl } from './role-control.tsx';

type Member = MemberQuery['user'];

/** The page of a member: their access, their payments, and the actions of an admin. */
export function MemberPage() {
  const { id } = useParams();
  return id ? <MemberById key={id} id={id} /> : <Navigate to={paths.members} replace />;
}

function MemberById({ id }: { id: string }) {
  const query = useMemberQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, error } = query;
  if (data) return <MemberDetails member={data.user} />;
  // The server rejects a malformed id as bad input.
  if (hasCode(error, 'NOT_FOUND') || hasCode(error, 'BAD_USER_INPUT')) return <NotFoundPage />;
  return (
    <AdminPage title={memberMessages.member}>
      <QueryFallback {...query} failure={memberMessages.failure.loadMember} skeleton={<MemberSkeleton />} />
    </AdminPage>
  );
}

function MemberSkeleton() {
  return (
    <Stack gap="6">
      <Skeleton height="20" maxWidth="24rem" />
      <Grid gap="6" templateColumns={columns}>
        <Skeleton height="72" />
        <Skeleton height="72" />
      </Grid>
    </Stack>
  );
}

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

function MemberDetails({ member }: { member: Member }) {
  const { section, audit } = memberMessages;
  return (
    <AdminPage title={member.fullName}>
      <Stack gap="10">
        <Person member={member} />
        <Grid gap="6" templateColumns={columns} alignItems="start">
          <SubscriptionCard member={member} />
          <Panel title={section.role({ role: memberMessages.role[member.role] })}>
            <RoleControl userId={member.id} fullName={member.fullName} role={member.role} />
          </Panel>
          <Panel title={section.email}>
            <EmailForm userId={member.id} />
          </Panel>
          <Panel title={section.sessions}>
            <EndSessionsControl userId={member.id} fullName={member.fullName} />
          </Panel>
          {member.hasSecondFactor && member.role !== 'ADMIN' && (
            <Panel title={section.secondFactor}>
              <RemoveFactorControl userId={member.id} fullName={member.fullName} />
            </Panel>
          )}
        </Grid>
        <Section title={section.access}>
          <MemberAccess userId={member.id} />
        </Section>
        <Section title={section.learning}>
          <LearningOfMember member={member} />
        </Section>
        <Section title={section.payments}>
          <PaymentsTable member={member} />
        </Section>
        <Section title={agreementListTexts.title}>
          <MemberAgreements userId={member.id} />
        </Section>
        <Section title={section.audit}>
          <AuditEntries
            filter={{ subjectId: member.id }}
            hasSubject={false}
            caption={audit.caption({ name: member.fullName })}
            empty={<Text color="fg.muted">{audit.empty}</Text>}
          />
        </Section>
      </Stack>
    </AdminPage>
  );
}

function Person({ member: { avatar, email, isEmailVerified, createdAt, lastSeenAt } }: { member: Member }) {
  const { seen } = memberMessages;
  const joined = formatDate(createdAt);
  return (
    <Flex align="center" gap={{ base: '3', sm: '5' }}>
      <Avatar image={avatar} size="20" />
      <Stack gap="1" minWidth="0">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
          <Text overflowWrap="anywhere">{email}</Text>
          {isEmailVerified ? (
            <Badge>{memberMessages.verified}</Badge>
          ) : (
            <Badge color="fg.muted" borderColor="border.control">
              {memberMessages.notVerified}
            </Badge>
          )}
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {lastSeenAt ? seen.lately({ joined, seen: formatDate(lastSeenAt) }) : seen.never({ joined })}
        </Text>
      </Stack>
    </Flex>
  );
}

function SubscriptionCard({ member: { id, fullName, subscription, payments } }: { member: Member }) {
  const access = memberAccessText(subscription);
  const isEnding = subscription?.openRequest?.kind === 'AT_ONCE';
  const hasSomethingToEnd =
    subscription != null && (subscription.status !== 'INACTIVE' || subscription.isRunning) && !isEnding;
  const last = payments.edges[0]?.node;
  const isRefundable =
    subscription?.kind === 'PAID' && last !== undefined && last.refunded.amount < last.amount.amount;
  return (
    <Panel title={memberMessages.section.subscription}>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <AccessBadge access={access} />
        <Text>{access.detail}</Text>
      </Flex>
      {subscription?.openRequest && (
        <Text role="status" padding="4" bg="action.subtle" borderRadius="card">
          {memberRequestText(subscription.openRequest)}
        </Text>
      )}
      <GrantForm userId={id} isGranted={access.isActive && subscription?.kind === 'GRANTED'} />
      {hasSomethingToEnd && (
        <EndAccessControl
          userId={id}
          fullName={fullName}
          subscription={subscription}
          refundable={isRefundable ? last : undefined}
        />
      )}
    </Panel>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Panel({ title, children }: PartProps) {
  return (
    <Card padding={{ base: '4', md: '6' }}>
      <Section title={title} textStyle="h3">
        {children}
      </Section>
    </Card>
  );
}

function Section({ title, textStyle = 'h2', children }: PartProps & { textStyle?: 'h2' | 'h3' }) {
  const id = useId();
  return (
    <Stack as="section" gap="5" aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle={textStyle} dir="auto">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
