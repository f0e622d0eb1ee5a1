import { Box, Input, Text } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import {
  droppedFiles,
  hasSystemPicker,
  pickFiles,
  type PickedFile,
} from '#client/features/upload/file-handles.ts';
import { FileArea } from '#client/forms/file-area.tsx';
import { fileFormTexts as texts } from '#shared/texts/file-form.ts';

/** Picks files of any kind by click, keyboard or drag and drop, with the handles to open them after a reload. */
export function FilePicker({ onPick }: { onPick: (files: readonly PickedFile[]) => void }) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const give = async (picking: Promise<readonly PickedFile[]>) => {
    const picked = await picking;
    if (picked.length > 0) onPick(picked);
  };
  return (
    <FileArea data-over={isOver || undefined}>
      <Box color="fg.muted" flexShrink="0" aria-hidden>
        <FileUp />
      </Box>
      <Box flex="1 1 12rem" minWidth="0">
        <Text id={id} fontWeight="medium">
          {texts.choose}
        </Text>
        <Text id={`${id}-limits`} textStyle="sm" color="fg.muted">
          {texts.limits}
        </Text>
      </Box>
      {/* It takes a drop itself. The page around it would make lectures of the files. */}
      <Input
        unstyled
        type="file"
        multiple
        aria-labelledby={id}
        aria-describedby={`${id}-limits`}
        title=""
        position="absolute"
        inset="0"
        width="full"
        height="full"
        opacity="0"
        cursor="pointer"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows choosing the same file again.
          currentTarget.value = '';
          void give(Promise.resolve(files.map((file) => ({ file, handle: null }))));
        }}
        onClick={(event) => {
          // The picker of the input gives no handles.
          if (!hasSystemPicker()) return;
          event.preventDefault();
          void give(pickFiles(true));
        }}
        onDragEnter={({ dataTransfer }) => setIsOver(dataTransfer.types.includes('Files'))}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void give(droppedFiles(event.dataTransfer));
        }}
      />
    </FileArea>
  );
}
