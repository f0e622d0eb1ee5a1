import { AspectRatio, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

/** As many columns as fit, one on a phone. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="ul"
      role="list"
      listStyleType="none"
      gap="6"
      templateColumns="repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))"
    >
      {children}
    </Grid>
  );
}

/** Where a card will be. */
export function CourseCardSkeleton() {
  return (
    <Card asChild>
      <li>
        <AspectRatio ratio={16 / 9}>
          <Skeleton />
        </AspectRatio>
        <Stack gap="3" padding="4">
          <Skeleton height="3.5" width="30%" />
          <Skeleton height="6" width="75%" />
          <Skeleton height="10" />
          <Skeleton height="9" width="50%" />
        </Stack>
      </li>
    </Card>
  );
}

/** Where the cards will be. */
export function CourseGridSkeleton({ count }: { count: number }) {
  return (
    <CourseGrid>
      {Array.from({ length: count }, (_, index) => (
        <CourseCardSkeleton key={index} />
      ))}
    </CourseGrid>
  );
}
