import { AspectRatio, Grid, Stack } from '@chakra-ui/react';
import { COURSE_PICTURE } from '#client/entities/course/course-thumbnail.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Placeholder for a course page while it loads. */
export function CoursePageSkeleton() {
  return (
    <Grid
      gap={{ base: '6', lg: '10' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
    >
      <Stack gap="4" gridColumn="1">
        <Skeleton height="4" width="6rem" />
        <Skeleton height="12" width="80%" />
        <Skeleton height="5" width="12rem" />
      </Stack>
      <Stack gap="5" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
        <AspectRatio ratio={16 / 9} style={COURSE_PICTURE}>
          <Skeleton />
        </AspectRatio>
        <Skeleton height="12" />
      </Stack>
      <Stack gap="4" gridColumn="1">
        <Skeleton height="24" maxWidth="65ch" />
        <Skeleton height="64" />
      </Stack>
    </Grid>
  );
}
