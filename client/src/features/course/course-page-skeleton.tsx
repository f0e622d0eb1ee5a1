import { AspectRatio, Stack } from '@chakra-ui/react';
import { COURSE_PICTURE } from '#client/entities/course/course-thumbnail.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { CourseAside, CourseColumns } from './course-columns.tsx';

/** Placeholder for a course page while it loads. */
export function CoursePageSkeleton() {
  return (
    <CourseColumns>
      <Stack gap="4" gridColumn="1">
        <Skeleton height="4" width="6rem" />
        <Skeleton height="12" width="80%" />
        <Skeleton height="5" width="12rem" />
      </Stack>
      <CourseAside
        picture={
          <AspectRatio ratio={16 / 9} style={COURSE_PICTURE}>
            <Skeleton />
          </AspectRatio>
        }
        offer={<Skeleton height="12" />}
      />
      <Stack gap="4" gridColumn="1">
        <Skeleton height="24" maxWidth="65ch" />
        <Skeleton height="64" />
      </Stack>
    </CourseColumns>
  );
}
