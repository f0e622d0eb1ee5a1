import { Box, Heading, Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { CourseQuery } from '#client/gql/graphql.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { coursePageTexts } from '#shared/texts/course-page.ts';

/** Loaded lazily, because few courses have files. */
const FileList = lazyPart(async () => (await import('#client/features/file/file-list.tsx')).FileList);

interface CourseFilesProps {
  course: Pick<CourseQuery['course'], 'slug' | 'files' | 'filesArchiveUrl'>;
  /** Whether to show them as visitors see them. */
  asVisitor: boolean;
}

/** The files of a whole course. Renders nothing if there are none. */
export function CourseFiles({ course: { slug, files, filesArchiveUrl }, asVisitor }: CourseFilesProps) {
  const isLocked = asVisitor || filesArchiveUrl === null;
  // The archive has the files of the lectures as well.
  if (files.length === 0 && isLocked) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="files-heading">
      <Heading as="h2" id="files-heading" textStyle="h2">
        {coursePageTexts.files}
      </Heading>
      <Suspense
        fallback={files.map(({ id, name }) => (
          <Box key={id} minHeight="10">
            <bdi>{name}</bdi>
          </Box>
        ))}
      >
        <FileList files={files} owner={{ slug }} isLocked={isLocked} hasArchive={!isLocked} />
      </Suspense>
    </Stack>
  );
}
