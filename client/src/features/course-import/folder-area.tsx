import { Box, Input, Text } from '@chakra-ui/react';
import { FolderOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { FileArea } from '#client/forms/file-area.tsx';
import { courseImportTexts as texts } from '#shared/texts/course-import.ts';
import { droppedFolder, folderOfInput, type PickedFolder } from './picked-folder.ts';

interface FolderAreaProps {
  /** The name of the chosen folder. */
  name: string | undefined;
  isDisabled: boolean;
  onChoose: (picking: Promise<PickedFolder | null>) => void;
}

/** Picks a folder by click, keyboard or drag and drop. */
export function FolderArea({ name, isDisabled, onChoose }: FolderAreaProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <FileArea
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!isDisabled) onChoose(droppedFolder(event.dataTransfer));
      }}
    >
      <FolderOpen aria-hidden />
      <Box minWidth="0" flex="1">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name ?? texts.choose}
        </Text>
        <Text id={`${id}-help`} textStyle="sm" color="fg.muted">
          {texts.chooseHelp}
        </Text>
      </Box>
      <Input
        unstyled
        type="file"
        // Chooses a folder. React does not know the name.
        {...{ webkitdirectory: '' }}
        aria-label={texts.folder}
        aria-describedby={`${id}-help`}
        disabled={isDisabled}
        title=""
        position="absolute"
        inset="0"
        width="full"
        height="full"
        opacity="0"
        cursor="pointer"
        onChange={({ currentTarget }) => {
          const folder = folderOfInput(currentTarget.files ?? []);
          // The same folder can be chosen again after it was corrected.
          currentTarget.value = '';
          onChoose(Promise.resolve(folder));
        }}
      />
    </FileArea>
  );
}
