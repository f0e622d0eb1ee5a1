import { Box, Heading, Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';

/** Loaded lazily, because few lectures have files. */
const FileList = lazyPart(async () => (await import('#client/features/file/file-list.tsx')).FileList);

interface LectureFilesProps {
  lecture: Pick<PlayableLectureFragment, 'id' | 'locked' | 'files'>;
}

/**
 * The files of a lecture. Renders nothing if there are none. `CourseFiles` looks the same: code that both shared would be loaded by
 * all first screens.
 */
export function LectureFiles({ lecture: { id, locked, files } }: LectureFilesProps) {
  if (files.length === 0) return null;
  return (
    <Stack as="section" gap="3" width="full" maxWidth="65ch" aria-labelledby="files-heading">
      <Heading as="h2" id="files-heading" textStyle="h3">
        {lecturePageTexts.files}
      </Heading>
      <Suspense
        fallback={files.map((file) => (
          <Box key={file.id} minHeight="10">
            <bdi>{file.name}</bdi>
          </Box>
        ))}
      >
        <FileList files={files} owner={{ lectureId: id }} isLocked={locked} />
      </Suspense>
    </Stack>
  );
}
