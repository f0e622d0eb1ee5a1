import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatDateTime } from '#client/format/format.ts';
import { useContactRepliesQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { inboxMessages } from '#shared/inbox.ts';

/** The replies to a message, oldest first. */
export function MessageThread({ messageId }: { messageId: string }) {
  const failure = inboxMessages.failure.loadReplies;
  const query = useContactRepliesQuery({
    variables: { id: messageId },
    fetchPolicy: 'cache-and-network',
  });
  const replies = query.data?.contactMessage.replies;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: replies?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure,
  });
  if (!replies) {
    if (!query.error) return <Skeleton height="16" />;
    return <ErrorState message={errorMessage(query.error, failure)} onRetry={() => query.refetch()} />;
  }
  return (
    <>
      <Stack as="ol" role="list" listStyleType="none" gap="4" aria-label={inboxMessages.thread}>
        {replies.edges.map(({ node: { id, text, createdAt, author } }) => (
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
      {replies.pageInfo.hasNextPage && (
        <ShowMore
          of="answers"
          shown={replies.edges.length}
          totalCount={replies.totalCount}
          hasMore
          isLoading={isLoadingMore}
          onShowMore={showMore}
        />
      )}
    </>
  );
}
