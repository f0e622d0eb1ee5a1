import { Box, Stack, Text } from '@chakra-ui/react';
import { LectureProse } from '#client/entities/lecture/lecture-prose.tsx';
import { useSettled } from '#client/forms/use-settled.ts';
import { usePreviewLectureTextQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { textLectureTexts as texts } from '#shared/texts/text-lecture.ts';

interface TextPreviewProps {
  text: string;
  /** The language of the text; undefined if unknown. */
  lang?: string | undefined;
}

/** The text as readers will see it. While it loads, and when it cannot be loaded, the last preview stays. */
export function TextPreview({ text, lang }: TextPreviewProps) {
  const settled = useSettled(text);
  // Spaces before the first line have a meaning.
  const shown = settled.trim() === '' ? '' : settled;
  const { data, previousData, error, refetch, loading } = usePreviewLectureTextQuery({
    variables: { text: shown },
    skip: shown === '',
    notifyOnNetworkStatusChange: true,
    // Intermediate input is not needed again.
    fetchPolicy: 'no-cache',
  });
  const html = shown === '' ? undefined : (data ?? previousData)?.previewLectureText;
  return (
    <Box
      as="section"
      aria-label={texts.preview}
      aria-busy={loading}
      tabIndex={0}
      height={{ base: 'auto', lg: 'full' }}
      maxHeight={{ lg: '75dvh' }}
      overflowY="auto"
      padding="5"
      bg="bg"
      border="line"
      borderColor="border"
      borderRadius="card"
    >
      <Stack gap="5">
        {error && shown !== '' && (
          <ErrorState message={errorMessage(error, texts.previewFailure)} onRetry={refetch} />
        )}
        {html !== undefined && <LectureProse html={html} lang={lang} />}
        {shown === '' && <Text color="fg.muted">{texts.nothing}</Text>}
      </Stack>
    </Box>
  );
}
