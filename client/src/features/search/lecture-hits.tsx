import { Box, Flex, Heading, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { LectureHitPartsFragment } from '#client/gql/graphql.ts';
import { formatClock } from '#client/format/format.ts';
import { errorMessage, isAnswered } from '#client/graphql/errors.ts';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { searchMessages } from '#shared/search.ts';
import { useLectureSearch } from './use-lecture-search.ts';

/** Where in the lectures something is: in their texts and in every spoken word, whose second only learners see. Nothing at all when it is nowhere. */
export function LectureHits({ search }: { search: string }) {
  const { found, isStale, error, retry, showMore, isLoadingMore } = useLectureSearch(search);
  if (error) {
    const description = isAnswered(error) ? 'Wait a moment, then try again.' : undefined;
    const message = errorMessage(error, searchMessages.failure.search);
    return <ErrorState message={message} description={description} onRetry={retry} />;
  }
  if (!found || found.edges.length === 0) return null;
  return (
    <Stack as="section" gap="5" aria-labelledby="lecture-hits-heading" opacity={isStale ? 0.55 : 1}>
      <Heading as="h2" id="lecture-hits-heading" textStyle="h2">
        In the lectures
      </Heading>
      <Card as="ul" role="list" listStyleType="none" overflow="hidden">
        {found.edges.map(({ node }) => (
          <Box as="li" key={node.id} _notFirst={{ borderTop: 'line', borderColor: 'border' }}>
            <Hit hit={node} />
          </Box>
        ))}
      </Card>
      {found.totalCount > found.edges.length && (
        <ShowMore
          of="places"
          shown={found.edges.length}
          totalCount={found.totalCount}
          hasMore={found.pageInfo.hasNextPage}
          isLoading={isLoadingMore}
          onShowMore={showMore}
        />
      )}
    </Stack>
  );
}

function Hit({ hit: { lecture, course, second, text } }: { hit: LectureHitPartsFragment }) {
  const watchPage = paths.lecture(course.slug, lecture.id);
  return (
    <LinkBox
      display="flex"
      gap="4"
      paddingX="4"
      paddingY="3"
      minHeight="14"
      _hover={{ bg: 'bg.muted' }}
      _focusWithin={{ bg: 'bg.muted' }}
    >
      <Text minWidth="14" color="fg.muted" fontVariantNumeric="tabular-nums" textStyle="sm" paddingTop="0.5">
        {second !== null && formatClock(second)}
      </Text>
      <Stack gap="0.5" flex="1" minWidth="0">
        <Flex align="center" gap="2">
          <LinkOverlay asChild fontWeight="semibold">
            <Link to={second === null ? watchPage : `${watchPage}?t=${second}`} state={{ play: true }}>
              {lecture.title}
            </Link>
          </LinkOverlay>
          {lecture.locked && (
            <>
              <VisuallyHidden>Locked</VisuallyHidden>
              <Lock size={16} aria-hidden />
            </>
          )}
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {course.title}
        </Text>
        {text !== null && (
          <Text overflowWrap="anywhere" dir="auto">
            {second === null ? text : `“${text}”`}
          </Text>
        )}
      </Stack>
    </LinkBox>
  );
}
