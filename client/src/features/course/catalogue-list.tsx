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
  /** What was searched; empty when nothing was. */
  search: string;
  /** Where the list goes on without scripts. */
  nextPart: string;
  /** Whether these are of the view before, while the right ones are on their way. */
  isStale: boolean;
  showMore: () => unknown;
  isLoadingMore: boolean;
  /** Whether the next page did not come when it was last asked for. */
  hasFailed: boolean;
}

/** The courses of a view, and the lectures that were found. It grows as one scrolls near its end, and by a button. */
export function CatalogueList(props: CatalogueListProps) {
  const { list, search, nextPart, isStale, showMore, isLoadingMore, hasFailed } = props;
  const { entries, pageInfo, totalCount, lectureCount } = list;
  const words = foldedWords(search);
  const mark = (text: string) => <HighlightedText text={text} words={words} />;
  const cards = useRef<HTMLDivElement>(null);
  // Not again and again when the server cannot be reached: the next try is the person's.
  const end = useNearness(
    pageInfo.hasNextPage && !isStale && !isLoadingMore && !hasFailed,
    entries.length,
    showMore,
  );

  // The button may go, and what was asked for begins with the first new card.
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
        // Fainter pictures: see-through text would be hard to read.
        '& img': { transition: 'opacity {durations.move} 120ms' },
        '&[aria-busy=true] img': { opacity: 0.55 },
      }}
    >
      <div ref={cards}>
        <CourseGrid>
          {entries.map(({ id, course, lecture, places }, index) => (
            <li key={id}>
              {lecture ? (
                <FoundLectureCard lecture={lecture} course={course} places={places} words={words} />
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
        {(pageInfo.hasNextPage || entries.length > limits.pageSize.default) && (
          <ShowMore
            of={lectureCount > 0 ? 'coursesAndLectures' : 'courses'}
            shown={entries.length}
            totalCount={totalCount}
            hasMore={pageInfo.hasNextPage}
            isLoading={isLoadingMore}
            onShowMore={growByButton}
          />
        )}
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

/** Calls `onNear` whenever the element is nearly in sight, as long as it is wanted; anew after each growth of the list. */
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
