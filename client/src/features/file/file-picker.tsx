import { Box, Input, Text } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { FileArea } from '#client/forms/file-area.tsx';
import { fileFormTexts as texts } from '#shared/texts/file-form.ts';

/** Picks files of any kind by click, keyboard or drag and drop. */
export function FilePicker({ onPick }: { onPick: (files: readonly File[]) => void }) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
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
      {/* It takes a drop by itself. The page around it would make lectures of the files. */}
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
          if (files.length > 0) onPick(files);
        }}
        onDragEnter={({ dataTransfer }) => setIsOver(dataTransfer.types.includes('Files'))}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      />
    </FileArea>
  );
}
