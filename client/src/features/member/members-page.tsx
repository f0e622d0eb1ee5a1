import { Flex, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
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
import { ExternalButton } from '#client/ui/external-button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { TableList } from '#client/ui/table-list.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useColumnChoice } from '#client/forms/use-column-choice.tsx';
import { invitationMessages } from '#shared/invitation.ts';
import { memberMessages } from '#shared/member.ts';
import { AccessBadge } from './access-badge.tsx';
import { MemberFilterBar } from './member-filter-bar.tsx';
import { useMembers } from './use-members.ts';

/** All members, with search, filters and sorting. */
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
      <Stack gap="3">
        <MemberFilterBar filters={members.filters} onChange={members.changeList} />
        <MembersList members={members} />
      </Stack>
    </AdminPage>
  );
}

function MembersList({ members }: { members: ReturnType<typeof useMembers> }) {
  const { list, sorting, change, changeList, csvPath } = members;
  const { rows, size, totalCount, isStale } = list;
  const { columns, choice } = useColumnChoice('members', columnsOf());
  const skeleton = <TableSkeleton rows={size} cardsBelow="md" isDense />;
  if (!rows) return <QueryFallback {...list} skeleton={skeleton} />;
  if (totalCount === 0) return <NobodyFound onShowAll={changeList} />;
  return (
    <TableList
      of="members"
      list={list}
      onChange={change}
      skeleton={skeleton}
      total={memberMessages.total({ count: totalCount })}
      actions={
        <Flex wrap="wrap">
          {choice}
          <ExternalButton href={csvPath} download variant="ghost">
            <Download size="1.125em" aria-hidden />
            {memberMessages.download}
          </ExternalButton>
        </Flex>
      }
    >
      <DataTable
        caption={memberMessages.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sorting={sorting}
        isBusy={isStale}
        cardsBelow="md"
        isDense
      />
    </TableList>
  );
}

function NobodyFound({ onShowAll }: { onShowAll: (changes: Record<string, null>) => void }) {
  const { title, description, showAll } = memberMessages.nobodyFound;
  return (
    <EmptyState title={title} description={description}>
      <Button variant="outline" onClick={() => onShowAll({ search: null, role: null, access: null })}>
        {showAll}
      </Button>
    </EmptyState>
  );
}

function columnsOf(): Column<MemberRowFragment>[] {
  const { column, role: roleNames } = memberMessages;
  return [
    {
      key: 'name',
      header: column.name,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, fullName, avatar }) => (
        <Flex align="center" gap="3">
          <Avatar image={avatar} size="8" />
          <TextLink to={paths.member(id)}>
            <bdi>{fullName}</bdi>
          </TextLink>
        </Flex>
      ),
    },
    { key: 'email', header: column.email, cell: ({ email }) => <bdi>{email}</bdi> },
    { key: 'role', header: column.role, width: '6rem', cell: ({ role }) => roleNames[role] },
    {
      key: 'access',
      header: column.subscription,
      cell: ({ subscription }) => <Access subscription={subscription} />,
    },
    {
      key: 'joined',
      header: column.joined,
      width: '9rem',
      isSortable: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
  ];
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
