import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { isFor, type FilePlace } from '#client/features/upload/upload-item.ts';
import { UploadRow } from '#client/features/upload/upload-row.tsx';
import { useUploadManager } from '#client/features/upload/use-upload-manager.ts';
import { useEditFilesQuery } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { fileFormTexts as texts } from '#shared/texts/file-form.ts';
import { EditedFile } from './edited-file.tsx';
import { FilePicker } from './file-picker.tsx';
import { filesIn, withFileAt, type FiledCourse } from './files-of-course.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useMoveFile } from './use-files.ts';

interface FileEditorProps {
  place: FilePlace;
}

/** The files of a lecture or a course, with controls to add, name, order and delete them (ADMIN). */
export function FileEditor({ place }: FileEditorProps) {
  const { slug, lectureId } = place;
  const id = useId();
  const query = useEditFilesQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' });
  const course = query.data?.course;
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Stack gap="1">
        <Heading as="h2" id={id} textStyle="h2">
          {texts.heading}
        </Heading>
        <Text color="fg.muted" maxWidth="prose">
          {lectureId === null ? texts.ofCourse : texts.ofLecture}
        </Text>
      </Stack>
      {course ? (
        <Files place={place} course={course} />
      ) : (
        <QueryFallback {...query} failure={texts.failure.load} skeleton="28" />
      )}
    </Stack>
  );
}

function Files({ place, course }: FileEditorProps & { course: FiledCourse }) {
  const { courseId, lectureId } = place;
  const files = filesIn(course, lectureId);
  const { manager, items } = useUploadManager();
  const uploads = items.filter(
    (item) => isFor(item, courseId, place) && !files.some(({ id }) => id === item.id),
  );
  const { moveFile } = useMoveFile();
  const list = useFocusAfterRemoval(files.map(({ id }) => id));

  const move = (id: string, index: number) =>
    moveFile({ id, lectureId, position: index + 1 }, withFileAt(course, lectureId, id, index));
  return (
    <Stack ref={list} gap="4">
      {files.length + uploads.length === 0 && <Text color="fg.muted">{texts.none}</Text>}
      {files.length > 0 && (
        <Card overflow="hidden">
          <Box as="ul" listStyleType="none">
            {files.map((file, index) => (
              <EditedFile
                key={file.id}
                file={file}
                course={course}
                lectureId={lectureId}
                isFirst={index === 0}
                isLast={index === files.length - 1}
                onMove={(by) => void move(file.id, index + by)}
              />
            ))}
          </Box>
        </Card>
      )}
      {uploads.length > 0 && (
        <Card paddingX="4">
          <Box as="ul" listStyleType="none">
            {uploads.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                manager={manager}
                onCancel={() => void manager.cancel(item)}
              />
            ))}
          </Box>
        </Card>
      )}
      <FilePicker onPick={(picked) => void manager.addFiles(place, picked)} />
    </Stack>
  );
}
