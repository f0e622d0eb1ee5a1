import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import type { MemberRowFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { Avatar } from '#client/entities/image/avatar.tsx';
import { memberAccessText } from '#client/entities/subscription/member-access-text.ts';
import { Button } from '#client/ui/button.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { invitationMessages } from '#shared/invitation.ts';
import { memberMessages } from '#shared/member.ts';
import { AccessBadge } from './access-badge.tsx';
import { MemberFilterBar } from './member-filter-bar.tsx';
import { useMembers } from './use-members.ts';

/** All members, with search and filters. */
export function MembersPage() {
  const members = useMembers();
  return (
    <AdminPage
      title={memberMessages.title}
      actions={
        <LinkButton to={paths.invitations} variant="outline">
          {invitationMessages.invite}
        </LinkButton>
      }
    >
      <Stack gap="6">
        <MemberFilterBar filters={members.filters} onChange={members.change} />
        <MembersList members={members} />
      </Stack>
    </AdminPage>
  );
}

function MembersList({ members }: { members: ReturnType<typeof useMembers> }) {
  const { nodes, isStale, change } = members;
  if (!nodes) return <QueryFallback {...members} skeleton={<TableSkeleton rows={8} cardsBelow="md" />} />;
  if (nodes.length === 0) {
    const { title, description, showAll } = memberMessages.nobodyFound;
    return (
      <EmptyState title={title} description={description}>
        <Button variant="outline" onClick={() => change({ search: null, role: null, access: null })}>
          {showAll}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <DataTable
        caption={memberMessages.caption}
        columns={columnsOf()}
        rows={nodes}
        rowKey={({ id }) => id}
        isBusy={isStale}
        cardsBelow="md"
      />
      <ShowMore of="members" {...members} always />
    </Stack>
  );
}

function columnsOf(): Column<MemberRowFragment>[] {
  const { column, role: roleNames } = memberMessages;
  return [
    { key: 'person', header: column.name, isRowHeader: true, cell: (member) => <Person member={member} /> },
    { key: 'role', header: column.role, width: '6rem', cell: ({ role }) => roleNames[role] },
    {
      key: 'access',
      header: column.subscription,
      cell: ({ subscription }) => <Access subscription={subscription} />,
    },
    {
      key: 'since',
      header: column.joined,
      width: '9rem',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
  ];
}

function Person({ member: { id, fullName, email, avatar } }: { member: MemberRowFragment }) {
  return (
    <Flex align="center" gap="3">
      <Avatar image={avatar} size="10" />
      <Box minWidth="0">
        <TextLink to={paths.member(id)}>{fullName}</TextLink>
        <Text textStyle="sm" lineHeight="snug" fontWeight="normal" color="fg.muted">
          {email}
        </Text>
      </Box>
    </Flex>
  );
}

function Access({ subscription }: Pick<MemberRowFragment, 'subscription'>) {
  const access = memberAccessText(subscription);
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
      <AccessBadge access={access} />
      <Text as="span" color="fg.muted">
        {access.detail}
      </Text>
    </Flex>
  );
}
