import { Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '#shared/paths.ts';
import type { CoursesQuery } from '#client/gql/graphql.ts';
import { CourseCard } from '#client/entities/course/course-card.tsx';
import { CourseGrid } from '#client/entities/course/course-grid.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { limits } from '#shared/limits.ts';

interface CatalogueListProps {
  courses: CoursesQuery['courses'];
  /** Where the list goes on without scripts. */
  nextPart: string;
  /** Whether these are of the view before, while the right ones are on their way. */
  isStale: boolean;
  showMore: () => unknown;
  isLoadingMore: boolean;
  /** Whether the next page did not come when it was last asked for. */
  hasFailed: boolean;
}

/** The courses of a view. It grows as one scrolls near its end, and by a button. */
export function CatalogueList(props: CatalogueListProps) {
  const { courses, nextPart, isStale, showMore, isLoadingMore, hasFailed } = props;
  const { edges, pageInfo, totalCount } = courses;
  const list = useRef<HTMLDivElement>(null);
  // Not again and again when the server cannot be reached: the next try is the person's.
  const end = useNearness(
    pageInfo.hasNextPage && !isStale && !isLoadingMore && !hasFailed,
    edges.length,
    showMore,
  );

  // The button may go, and what was asked for begins with the first new card.
  const [firstNew, setFirstNew] = useState<number | null>(null);
  useEffect(() => {
    if (firstNew === null || edges.length <= firstNew) return;
    list.current?.querySelectorAll<HTMLElement>('article a')[firstNew]?.focus();
  }, [firstNew, edges.length]);
  const growByButton = () => {
    setFirstNew(edges.length);
    return showMore();
  };
  return (
    <Stack
      gap="8"
      opacity={isStale ? 0.55 : 1}
      transition="opacity {durations.move} 120ms"
      aria-busy={isStale}
    >
      <div ref={list}>
        <CourseGrid>
          {edges.map(({ node }, index) => (
            <li key={node.id}>
              <CourseCard course={node} to={paths.course(node.slug)} priority={index < 4} />
            </li>
          ))}
        </CourseGrid>
      </div>
      <div ref={end}>
        {(pageInfo.hasNextPage || edges.length > limits.pageSize.default) && (
          <ShowMore
            of="courses"
            shown={edges.length}
            totalCount={totalCount}
            hasMore={pageInfo.hasNextPage}
            isLoading={isLoadingMore}
            onShowMore={growByButton}
          />
        )}
        {pageInfo.hasNextPage && (
          <noscript>
            <LinkButton to={nextPart} variant="outline" display="flex" marginX="auto">
              Next page
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
