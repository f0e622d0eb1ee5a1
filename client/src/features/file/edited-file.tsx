import { Box, Flex, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatBytes } from '#client/format/format.ts';
import type { CourseFilePartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { MoveButton } from '#client/ui/move-button.tsx';
import { fileFormTexts as texts } from '#shared/texts/file-form.ts';
import { FileForm } from './file-form.tsx';
import { FileIcon } from './file-icon.tsx';
import type { FiledCourse } from './files-of-course.ts';
import { useDeleteFile } from './use-files.ts';

interface EditedFileProps {
  file: CourseFilePartsFragment;
  course: FiledCourse;
  /** The lecture of the file; null if it belongs to the whole course. */
  lectureId: string | null;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

/** A file in the list of an ADMIN. Its name and its place are edited in the row. */
export function EditedFile({ file, course, lectureId, isFirst, isLast, onMove }: EditedFileProps) {
  const { id, name, size, contentType } = file;
  const { deleteFile, isDeleting } = useDeleteFile();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const end = () => {
    setIsEditing(false);
    editButton.current?.focus();
  };
  return (
    <Box as="li" _notFirst={{ borderTop: 'line', borderColor: 'border' }}>
      <Flex align="center" wrap="wrap" columnGap="3" paddingStart="4" paddingEnd="1" paddingY="1">
        <Box flexShrink="0" color="fg.muted">
          <FileIcon name={name} contentType={contentType} />
        </Box>
        <Flex
          flex="1 1 10rem"
          minWidth="0"
          wrap="wrap"
          align="baseline"
          columnGap="3"
          overflowWrap="anywhere"
        >
          <bdi>{name}</bdi>
          <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
            {formatBytes(size)}
          </Text>
        </Flex>
        <Flex flexShrink="0" marginStart="auto">
          <Button
            ref={editButton}
            variant="ghost"
            paddingX="0"
            aria-label={texts.editNamed({ name })}
            title={texts.edit}
            aria-expanded={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            <Pencil size={18} aria-hidden />
          </Button>
          <MoveButton
            direction="up"
            label={texts.moveNamedUp({ name })}
            title={texts.moveUp}
            isEnd={isFirst}
            onMove={() => onMove(-1)}
          />
          <MoveButton
            direction="down"
            label={texts.moveNamedDown({ name })}
            title={texts.moveDown}
            isEnd={isLast}
            onMove={() => onMove(1)}
          />
          <Button
            variant="ghost"
            paddingX="0"
            data-delete
            aria-label={texts.deleteNamed({ name })}
            title={texts.delete}
            loading={isDeleting}
            onClick={() => void deleteFile(id)}
          >
            <Trash2 size={18} aria-hidden />
          </Button>
        </Flex>
      </Flex>
      {isEditing && (
        <Box paddingX="4" paddingBottom="4" paddingTop="2">
          <FileForm file={file} course={course} lectureId={lectureId} onEnd={end} />
        </Box>
      )}
    </Box>
  );
}
