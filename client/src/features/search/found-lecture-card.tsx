import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SearchQuery } from '#client/gql/graphql.ts';
import { formatClock } from '#client/format/format.ts';
import { Card } from '#client/ui/card.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { paths } from '#shared/paths.ts';
import { catalogueTexts } from '#shared/texts/catalogue.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { HighlightedText } from './highlighted-text.tsx';

const { lecture: texts } = catalogueTexts;

type SearchResult = SearchQuery['search']['edges'][number]['node'];

interface FoundLectureCardProps extends Pick<SearchResult, 'course' | 'places'> {
  lecture: Extract<SearchResult['found'], { __typename: 'Lecture' }>;
  /** The search words, as returned by `foldedWords`. */
  words: readonly string[];
}

/**
 * A lecture of the search results with its hits: in its texts, and for learners in the transcript, with links to the
 * positions.
 */
export function FoundLectureCard({ lecture, course, places, words }: FoundLectureCardProps) {
  const addressAt = (second: number | null) =>
    second === null
      ? paths.lecture(course.slug, lecture.id)
      : paths.lectureAt(course.slug, lecture.id, second);
  return (
    <Card height="100%" padding="4">
      <Stack gap="2">
        <Flex justify="space-between" align="center" gap="2" minHeight="6">
          <Text textStyle="label" color="fg.muted">
            {texts.kind}
          </Text>
          {lecture.locked && (
            <>
              <VisuallyHidden>{texts.locked}</VisuallyHidden>
              <Lock size={16} aria-hidden />
            </>
          )}
        </Flex>
        <Heading as="h2" textStyle="h3" overflowWrap="anywhere" dir="auto">
          <LectureLink to={addressAt(places[0]?.second ?? null)} state={{ play: true }}>
            <HighlightedText text={lecture.title} words={words} />
          </LectureLink>
        </Heading>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          <bdi>{course.title}</bdi>
          {lecture.section && (
            <>
              {' · '}
              <bdi>{lecture.section.title}</bdi>
            </>
          )}
        </Text>
        {places.map(({ id, second, text }) => {
          if (text === null) {
            return (
              <Text key={id} color="fg.muted" textStyle="sm">
                {texts.said}
              </Text>
            );
          }
          if (text === '') return null;
          const marked = <HighlightedText text={text} words={words} />;
          if (second === null) {
            return (
              <Text key={id} lineClamp="4" overflowWrap="anywhere" dir="auto">
                {marked}
              </Text>
            );
          }
          return (
            <SpokenPlace key={id} to={addressAt(second)} state={{ play: true }}>
              <chakra.span flexShrink="0" minWidth="10" color="fg.muted" fontVariantNumeric="tabular-nums">
                {formatClock(second)}
              </chakra.span>
              <chakra.span flex="1" minWidth="0" overflowWrap="anywhere" dir="auto">
                <RichText text={texts.quote({ words: '' })} tags={{ words: () => marked }} />
              </chakra.span>
            </SpokenPlace>
          );
        })}
      </Stack>
    </Card>
  );
}

const LectureLink = chakra(Link, { base: { _hover: { textDecoration: 'underline' } } });

const SpokenPlace = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'baseline',
    paddingX: '2',
    paddingY: '1.5',
    marginX: '-2',
    borderRadius: 'card',
    _hover: { bg: 'bg.muted' },
  },
});
