import { Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { useContactMessagesQuery, type InboxMessageFragment } from '#client/gql/graphql.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { inboxMessages } from '#shared/inbox.ts';
import { MessageItem } from './message-item.tsx';
import { useMarkMessage } from './use-mark-message.ts';

/** The filters of the list, by their names in the URL. */
const shows = {
  open: { isHandled: false },
  done: { isHandled: true },
  all: { isHandled: null },
} as const;
type Show = keyof typeof shows;

const isShow = (value: string | null): value is Show => value !== null && Object.hasOwn(shows, value);
const choicesOf = () => Object.entries(inboxMessages.shows).map(([value, label]) => ({ value, label }));

/** The inbox of the contact form. */
export function MessagesPage() {
  const { params, change } = useSearchState();
  const asked = params.get('show');
  const show = isShow(asked) ? asked : 'open';
  return (
    <AdminPage title={inboxMessages.title}>
      <Stack gap="6">
        <ChoiceRow
          label={inboxMessages.which}
          choices={choicesOf()}
          value={show}
          onChoose={(value) => change({ show: value === 'open' ? null : value })}
        />
        <Inbox key={show} show={show} />
      </Stack>
    </AdminPage>
  );
}

function Inbox({ show }: { show: Show }) {
  const query = useContactMessagesQuery({
    variables: { isHandled: shows[show].isHandled },
    fetchPolicy: 'cache-and-network',
  });
  const messages = usePage(query, query.data?.contactMessages, inboxMessages.failure.loadMessages);
  const { nodes } = messages;
  const frame = useRef<HTMLDivElement>(null);
  const mark = useMarkMessage();
  // When the message leaves the list, its neighbour takes the focus for keyboard users.
  const focusNeighbour = (message: InboxMessageFragment) => {
    const headings = [...(frame.current?.querySelectorAll<HTMLElement>('article h2') ?? [])];
    const index = headings.findIndex(({ id }) => id === `message-${message.id}`);
    (headings[index + 1] ?? headings[index - 1] ?? frame.current)?.focus();
  };
  const onMark = (message: InboxMessageFragment, isHandled: boolean) => {
    void mark(message, isHandled);
    if (show !== 'all') focusNeighbour(message);
  };

  if (!nodes) return <QueryFallback {...messages} skeleton={<TableSkeleton rows={4} cardsBelow="md" />} />;
  return (
    <Stack ref={frame} tabIndex={-1} gap="4" _focus={{ outline: 'none' }}>
      {nodes.length === 0 ? (
        <EmptyState {...inboxMessages.none[show]} />
      ) : (
        <>
          {nodes.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              onMark={(isHandled) => onMark(message, isHandled)}
              onAnswered={() => show === 'open' && focusNeighbour(message)}
            />
          ))}
          <ShowMore of="messages" {...messages} always />
        </>
      )}
    </Stack>
  );
}
