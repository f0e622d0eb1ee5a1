import { Box, Input, Stack, Text } from '@chakra-ui/react';
import { FolderOpen } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FileArea } from '#client/forms/file-area.tsx';
import { Button } from '#client/ui/button.tsx';
import { courseImportTexts as texts } from '#shared/texts/course-import.ts';
import { droppedFolder, folderOfArchive, folderOfInput, type PickedFolder } from './picked-folder.ts';

interface FolderAreaProps {
  /** The name of the chosen folder or archive. */
  name: string | undefined;
  isDisabled: boolean;
  onChoose: (picking: Promise<PickedFolder | null>) => void;
}

/** Picks a folder or a ZIP archive by click, keyboard or drag and drop. */
export function FolderArea({ name, isDisabled, onChoose }: FolderAreaProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <Stack gap="3">
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
      <ArchiveButton isDisabled={isDisabled} onChoose={onChoose} />
    </Stack>
  );
}

/** One input cannot offer both folders and files. */
function ArchiveButton({ isDisabled, onChoose }: Omit<FolderAreaProps, 'name'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outline"
        alignSelf="start"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {texts.chooseArchive}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.zip}
        accept=".zip,application/zip"
        onChange={({ currentTarget }) => {
          const archive = currentTarget.files?.[0];
          if (archive) onChoose(folderOfArchive(archive));
          // The same archive can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
