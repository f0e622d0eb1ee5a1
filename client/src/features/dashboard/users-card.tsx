import { Text } from '@chakra-ui/react';
import type { UserStatsQuery } from '#client/gql/graphql.ts';
import { formatNumber, formatShare } from '#client/format/format.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { Counter, Counters, Figure } from './counter.tsx';
import { UsersPie } from './lazy-charts.tsx';

interface UsersCardProps {
  stats: UserStatsQuery['stats'] | undefined;
}

/** Who has an account and who of them may watch. */
export function UsersCard({ stats }: UsersCardProps) {
  return (
    <ChartCard
      title="Users"
      phoneHeight="10rem"
      counters={
        <Counters>
          <Counter label="Registered Users">
            <Figure>{stats && formatNumber(stats.registeredUsers)}</Figure>
          </Counter>
          <Counter label="Subscribed Users">
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
  if (registeredUsers <= 1)
    return <Text>Only you are here yet. Everybody who signs up is counted here.</Text>;
  if (subscribedUsers === 0) return <Text>Nobody has subscribed yet.</Text>;
  return <Text>{formatShare(subscribedUsers / registeredUsers)} of the registered users are enrolled.</Text>;
}

function UsersTable({ stats: { registeredUsers, subscribedUsers } }: { stats: UserStatsQuery['stats'] }) {
  return (
    <DataTable
      caption="Registered and enrolled users"
      columns={[
        { key: 'who', header: 'Users', isRowHeader: true, cell: ({ who }) => who },
        { key: 'count', header: 'Number', isNumeric: true, cell: ({ count }) => formatNumber(count) },
      ]}
      rows={[
        { who: 'Registered', count: registeredUsers },
        { who: 'Enrolled', count: subscribedUsers },
      ]}
      rowKey={({ who }) => who}
    />
  );
}
