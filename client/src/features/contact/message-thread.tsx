import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatDateTime } from '#client/format/format.ts';
import { useContactRepliesQuery } from '#client/gql/graphql.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { inboxMessages } from '#shared/inbox.ts';

/** The replies to a message, oldest first. */
export function MessageThread({ messageId }: { messageId: string }) {
  const query = useContactRepliesQuery({ variables: { id: messageId }, fetchPolicy: 'cache-and-network' });
  const list = query.data?.contactMessage.replies;
  const replies = usePage(query, list, inboxMessages.failure.loadReplies);
  if (!replies.nodes) return <QueryFallback {...replies} skeleton="16" />;
  return (
    <>
      <Stack as="ol" role="list" listStyleType="none" gap="4" aria-label={inboxMessages.thread}>
        {replies.nodes.map(({ id, text, createdAt, author }) => (
          <Box
            as="li"
            key={id}
            borderInlineStart="3px solid"
            borderColor="action.line"
            paddingInlineStart="4"
          >
            <Flex wrap="wrap" columnGap="3" textStyle="sm" color="fg.muted">
              <bdi>{author?.fullName ?? inboxMessages.deletedAccount}</bdi>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </Flex>
            <Text whiteSpace="pre-line" maxWidth="prose" overflowWrap="anywhere" dir="auto">
              {text}
            </Text>
          </Box>
        ))}
      </Stack>
      <ShowMore of="answers" {...replies} />
    </>
  );
}
