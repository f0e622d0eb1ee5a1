import { Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CourseCardSkeleton } from '#client/entities/course/course-grid.tsx';

/** Number of cards in a full row. */
export const cardsPerRow = 4;

/** Number of lectures in progress: a wide card and a full row. */
export const begunLectures = cardsPerRow + 1;

/** The header of a row. It has the same height with and without a link. */
export function CourseRowHeader({ children }: { children: ReactNode }) {
  return (
    <Flex
      align="baseline"
      justify="space-between"
      columnGap="4"
      minHeight="12"
      marginBottom={{ base: '4', md: '7' }}
      wrap="wrap"
    >
      {children}
    </Flex>
  );
}

/** A link to more, in the header of a row. */
export function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Flex asChild align="center" minHeight="11" fontWeight="semibold" textDecoration="underline">
      <Link to={to}>{children}</Link>
    </Flex>
  );
}

/** A row of cards; on a phone a column. */
export function CourseRow({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="ul"
      role="list"
      listStyleType="none"
      gap="6"
      templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      {children}
    </Grid>
  );
}

/** Placeholder for a row of cards. */
export function CourseRowSkeleton() {
  return (
    <CourseRow>
      {Array.from({ length: cardsPerRow }, (_, index) => (
        <CourseCardSkeleton key={index} />
      ))}
    </CourseRow>
  );
}
