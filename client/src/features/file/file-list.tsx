import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Download, ExternalLink, FolderDown, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes } from '#client/format/format.ts';
import type { CourseFilePartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { courseFilesTexts as texts } from '#shared/texts/course-files.ts';
import { FileIcon } from './file-icon.tsx';
import { ARCHIVE, useFileLinks, type FileOwner } from './use-file-links.ts';

interface FileListProps {
  files: readonly CourseFilePartsFragment[];
  owner: FileOwner;
  /** Whether the person may not open them. Names and sizes are public. */
  isLocked: boolean;
  /** Whether to offer an archive with all files of the course and its lectures. */
  hasArchive?: boolean;
}

/** The files of a lecture or a course, to download or open. */
export function FileList({ files, owner, isLocked, hasArchive = false }: FileListProps) {
  const { download, open, running } = useFileLinks(owner);
  return (
    <Stack gap="4" align="start" width="full">
      {files.length > 0 && (
        <Card width="full" overflow="hidden">
          <Box as="ul" listStyleType="none">
            {files.map((file) => (
              <FileRow key={file.id} file={file}>
                {isLocked ? (
                  <Box paddingX="3" color="fg.muted">
                    <VisuallyHidden>{texts.locked}</VisuallyHidden>
                    <Lock size={16} aria-hidden />
                  </Box>
                ) : (
                  <Flex>
                    {canShow(file) && (
                      <Control
                        Icon={ExternalLink}
                        text={texts.open}
                        label={texts.openNamed({ name: file.name })}
                        onClick={() => void open(file.id)}
                      />
                    )}
                    <Control
                      Icon={Download}
                      text={texts.download}
                      label={texts.downloadNamed({ name: file.name })}
                      isRunning={running === file.id}
                      onClick={() => void download(file.id)}
                    />
                  </Flex>
                )}
              </FileRow>
            ))}
          </Box>
        </Card>
      )}
      {hasArchive && (
        <Button variant="outline" loading={running === ARCHIVE} onClick={() => void download(ARCHIVE)}>
          <FolderDown size="1.125em" aria-hidden />
          {texts.all}
        </Button>
      )}
    </Stack>
  );
}

/** Whether browsers can show a file. Others are only downloaded. */
const canShow = ({ contentType }: CourseFilePartsFragment) =>
  contentType === 'application/pdf' || /^(?:audio|image)\//.test(contentType);

function FileRow({ file, children }: { file: CourseFilePartsFragment; children: ReactNode }) {
  const { name, size, contentType } = file;
  return (
    <Flex
      as="li"
      align="center"
      wrap="wrap"
      columnGap="3"
      minHeight="14"
      paddingStart="4"
      paddingEnd="1"
      paddingY="1"
      _notFirst={{ borderTop: 'line', borderColor: 'border' }}
    >
      <Box flexShrink="0" color="fg.muted">
        <FileIcon name={name} contentType={contentType} />
      </Box>
      <Flex flex="1 1 8rem" minWidth="0" wrap="wrap" align="baseline" columnGap="3" overflowWrap="anywhere">
        <bdi>{name}</bdi>
        <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          {formatBytes(size)}
        </Text>
      </Flex>
      {children}
    </Flex>
  );
}

interface ControlProps {
  Icon: LucideIcon;
  text: string;
  /** The name for screen readers, with the name of the file. */
  label: string;
  isRunning?: boolean;
  onClick: () => void;
}

/** A button with its text beside the icon where there is room. */
function Control({ Icon, text, label, isRunning = false, onClick }: ControlProps) {
  return (
    <Button
      variant="ghost"
      paddingX="3"
      aria-label={label}
      title={text}
      loading={isRunning}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
      <Box as="span" display={{ base: 'none', sm: 'inline' }}>
        {text}
      </Box>
    </Button>
  );
}
