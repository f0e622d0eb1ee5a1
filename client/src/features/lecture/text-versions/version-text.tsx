import { Box, Stack } from '@chakra-ui/react';
import { formatDateTime } from '#client/format/format.ts';
import { useTextVersionQuery } from '#client/gql/graphql.ts';
import { notify } from '#client/toasts/toasts.ts';
import { Button } from '#client/ui/button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { textLectureTexts } from '#shared/texts/text-lecture.ts';
import { TextPreview } from '#client/features/lecture/text-editor/text-preview.tsx';
import type { ListedVersion } from './version-list.tsx';

interface VersionTextProps {
  version: ListedVersion;
  /** Takes the Markdown of the version. */
  onUse: (source: string) => void;
}

/** The text of a version as readers saw it, and the button that puts it into the editor. */
export function VersionText({ version: { id, createdAt }, onUse }: VersionTextProps) {
  const texts = textLectureTexts.versions;
  // The text of a version never changes.
  const query = useTextVersionQuery({ variables: { id } });
  const source = query.data?.lectureTextVersion.source;
  if (source === undefined) return <QueryFallback {...query} failure={texts.failure.text} skeleton="72" />;
  const use = () => {
    onUse(source);
    notify.info(texts.used({ time: formatDateTime(createdAt) }));
  };
  return (
    <Stack gap="4">
      <Button alignSelf="start" onClick={use}>
        {texts.use}
      </Button>
      {/* Long texts scroll inside the preview. */}
      <Box display="grid" gridTemplateRows="minmax(0, 1fr)" maxHeight={{ lg: '55dvh' }}>
        <TextPreview text={source} />
      </Box>
    </Stack>
  );
}
