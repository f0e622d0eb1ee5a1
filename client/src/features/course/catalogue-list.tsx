import { Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { CourseCard } from '#client/entities/course/course-card.tsx';
import { CourseGrid } from '#client/entities/course/course-grid.tsx';
import { FoundLectureCard } from '#client/features/search/found-lecture-card.tsx';
import { HighlightedText } from '#client/features/search/highlighted-text.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { limits } from '#shared/limits.ts';
import { foldedWords } from '#shared/search-words.ts';
import { catalogueTexts } from '#shared/texts/catalogue.ts';
import type { CatalogueEntries } from './use-catalogue.ts';

interface CatalogueListProps {
  list: CatalogueEntries;
  /** The search term; empty without a search. */
  search: string;
  /** Link to the next page, for browsers without scripts. */
  nextPart: string;
  /** Whether these entries belong to the previous view while the new ones load. */
  isStale: boolean;
  showMore: () => unknown;
  isLoadingMore: boolean;
  /** Whether the last request for the next page failed. */
  hasFailed: boolean;
}

/** The courses of a view, and the lectures that a search found. Scrolling near the end or pressing a button loads more. */
export function CatalogueList(props: CatalogueListProps) {
  const { list, search, nextPart, isStale, showMore, isLoadingMore, hasFailed } = props;
  const { entries, pageInfo, totalCount, lectureCount } = list;
  const words = foldedWords(search);
  const mark = (text: string) => <HighlightedText text={text} words={words} />;
  const cards = useRef<HTMLDivElement>(null);
  // Stops after a failure: the user retries with the button.
  const end = useNearness(
    pageInfo.hasNextPage && !isStale && !isLoadingMore && !hasFailed,
    entries.length,
    showMore,
  );

  // Focuses the first new card, because the button may be gone.
  const [firstNew, setFirstNew] = useState<number | null>(null);
  useEffect(() => {
    if (firstNew === null || entries.length <= firstNew) return;
    cards.current?.querySelectorAll<HTMLElement>('ul > li')[firstNew]?.querySelector('a')?.focus();
  }, [firstNew, entries.length]);
  const growByButton = () => {
    setFirstNew(entries.length);
    return showMore();
  };
  return (
    <Stack
      gap="8"
      aria-busy={isStale}
      css={{
        // Fades only the pictures, because translucent text would be hard to read.
        '& img': { transition: 'opacity {durations.move} 120ms' },
        '&[aria-busy=true] img': { opacity: 0.55 },
      }}
    >
      <div ref={cards}>
        <CourseGrid>
          {entries.map(({ id, course, found, places }, index) => (
            <li key={id}>
              {found.__typename === 'Lecture' ? (
                <FoundLectureCard lecture={found} course={course} places={places} words={words} />
              ) : (
                <CourseCard
                  course={course}
                  to={paths.course(course.slug)}
                  isFirst={index === 0}
                  moves
                  mark={words.length > 0 ? mark : undefined}
                />
              )}
            </li>
          ))}
        </CourseGrid>
      </div>
      <div ref={end}>
        <ShowMore
          of={lectureCount > 0 ? 'coursesAndLectures' : 'courses'}
          nodes={entries}
          totalCount={totalCount}
          hasMore={pageInfo.hasNextPage}
          isLoadingMore={isLoadingMore}
          showMore={growByButton}
          always={entries.length > limits.pageSize.default}
        />
        {pageInfo.hasNextPage && (
          <noscript>
            <LinkButton to={nextPart} variant="outline" display="flex" marginX="auto">
              {catalogueTexts.nextPage}
            </LinkButton>
          </noscript>
        )}
      </div>
    </Stack>
  );
}

/** Calls `onNear` when the element is nearly in view while `isWanted`, and again each time the list grows. */
function useNearness(isWanted: boolean, length: number, onNear: () => unknown) {
  const element = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!isWanted || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted, length]);
  return element;
}
