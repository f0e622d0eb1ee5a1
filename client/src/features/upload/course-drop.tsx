import { chakra, Text } from '@chakra-ui/react';
import { Film } from 'lucide-react';
import { useCallback } from 'react';
import { RichText } from '#client/ui/rich-text.tsx';
import { uploadMessages } from '#shared/upload.ts';
import type { UploadManager } from './upload-manager.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { PickedFile } from './file-handles.ts';

interface CourseDropProps {
  manager: UploadManager;
  course: { id: string; title: string };
}

/** Drop zone over a whole page of a course; dropped videos become lectures. */
export function CourseDrop({ manager, course: { id, title } }: CourseDropProps) {
  const onDrop = useCallback((files: PickedFile[]) => void manager.addVideos(id, files), [manager, id]);
  const isOver = useFileDrop(onDrop);
  if (!isOver) return null;
  return (
    <Overlay>
      <Film size={40} aria-hidden />
      <Text textStyle="h2">{uploadMessages.drop.here}</Text>
      <Text>
        <RichText text={uploadMessages.drop.what({ title })} tags={{ course: (name) => <bdi>{name}</bdi> }} />
      </Text>
    </Overlay>
  );
}

const Overlay = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'toasts',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    padding: '6',
    textAlign: 'center',
    color: 'fg',
    bg: 'color-mix(in srgb, {colors.bg} 88%, transparent)',
    border: '4px dashed',
    borderColor: 'action.line',
    // The drop goes to the page below.
    pointerEvents: 'none',
  },
});
