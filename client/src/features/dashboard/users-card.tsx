import { Text } from '@chakra-ui/react';
import type { UserStatsQuery } from '#client/gql/graphql.ts';
import { formatNumber, formatShare } from '#client/format/format.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { statsMessages } from '#shared/stats.ts';
import { ChartCard } from './chart-card.tsx';
import { Counter, Counters, Figure } from './counter.tsx';
import { UsersPie } from './lazy-charts.tsx';

interface UsersCardProps {
  stats: UserStatsQuery['stats'] | undefined;
}

/** The numbers of registered and of enrolled users. */
export function UsersCard({ stats }: UsersCardProps) {
  const { users: texts } = statsMessages;
  return (
    <ChartCard
      title={texts.title}
      phoneHeight="10rem"
      counters={
        <Counters>
          <Counter label={texts.registeredUsers}>
            <Figure>{stats && formatNumber(stats.registeredUsers)}</Figure>
          </Counter>
          <Counter label={texts.subscribedUsers}>
            <Figure>{stats && formatNumber(stats.subscribedUsers)}</Figure>
          </Counter>
        </Counters>
      }
      chart={
        stats ? (
          <UsersPie registered={stats.registeredUsers} subscribed={stats.subscribedUsers} />
        ) : (
          <Skeleton height="full" />
        )
      }
      table={stats && <UsersTable stats={stats} />}
      note={stats && <UsersNote stats={stats} />}
    />
  );
}

function UsersNote({ stats: { registeredUsers, subscribedUsers } }: { stats: UserStatsQuery['stats'] }) {
  const { users: texts } = statsMessages;
  if (registeredUsers <= 1) return <Text>{texts.onlyYou}</Text>;
  if (subscribedUsers === 0) return <Text>{texts.nobodySubscribed}</Text>;
  return <Text>{texts.share({ share: formatShare(subscribedUsers / registeredUsers) })}</Text>;
}

function UsersTable({ stats: { registeredUsers, subscribedUsers } }: { stats: UserStatsQuery['stats'] }) {
  const { users: texts } = statsMessages;
  return (
    <DataTable
      caption={texts.caption}
      columns={[
        { key: 'who', header: texts.column.who, isRowHeader: true, cell: ({ who }) => who },
        {
          key: 'count',
          header: texts.column.count,
          isNumeric: true,
          cell: ({ count }) => formatNumber(count),
        },
      ]}
      rows={[
        { who: texts.registered, count: registeredUsers },
        { who: texts.enrolled, count: subscribedUsers },
      ]}
      rowKey={({ who }) => who}
    />
  );
}
