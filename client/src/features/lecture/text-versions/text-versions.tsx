import { Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTextVersionsQuery } from '#client/gql/graphql.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { lectureLimits } from '#shared/lecture.ts';
import { textLectureTexts } from '#shared/texts/text-lecture.ts';
import { VersionList } from './version-list.tsx';
import { VersionText } from './version-text.tsx';

interface TextVersionsProps {
  lectureId: string;
  /** Takes the Markdown of the chosen version. */
  onUse: (source: string) => void;
}

/** The versions of a text lecture beside the text of the chosen one, on phones above it. Loaded lazily. */
export function TextVersions({ lectureId, onUse }: TextVersionsProps) {
  const texts = textLectureTexts.versions;
  const query = useTextVersionsQuery({ variables: { lectureId }, fetchPolicy: 'cache-and-network' });
  const page = usePage(query, query.data?.lectureTextVersions, texts.failure.list);
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (!page.nodes) return <QueryFallback {...page} skeleton="72" />;
  if (page.totalCount <= 1) return <Text color="fg.muted">{texts.onlyCurrent}</Text>;
  const chosen = page.nodes.find(({ id }) => id === chosenId) ?? page.nodes[0];
  return (
    <Stack gap="5">
      <Text color="fg.muted">{texts.intro({ count: lectureLimits.textVersions })}</Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="3" maxHeight={{ base: '16rem', lg: '60dvh' }} overflowY="auto" padding="1">
          <VersionList versions={page.nodes} chosenId={chosen?.id} onChoose={setChosenId} />
          <ShowMore of="versions" {...page} />
        </Stack>
        {/* Each version begins at the top of its text. */}
        {chosen && <VersionText key={chosen.id} version={chosen} onUse={onUse} />}
      </Grid>
    </Stack>
  );
}
