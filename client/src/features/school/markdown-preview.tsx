import { Heading, Stack } from '@chakra-ui/react';
import { useWatch, type Control } from 'react-hook-form';
import { useMarkdownPreviewQuery } from '#client/gql/graphql.ts';
import { useSettled } from '#client/forms/use-settled.ts';
import { Card } from '#client/ui/card.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import type { SettingsFields } from './settings-fields.ts';

interface MarkdownPreviewProps {
  control: Control<SettingsFields>;
  /** The fields to preview, in page order. */
  names: readonly (keyof SettingsFields)[];
}

/** Previews Markdown texts as their pages show them; empty texts are left out. */
export function MarkdownPreview({ control, names }: MarkdownPreviewProps) {
  const texts = useWatch({ control, name: names });
  return (
    <Stack gap="4">
      {names.map((name, index) => (
        <PreviewedPage key={name} label={schoolTexts.labels[name]} text={texts[index] ?? ''} />
      ))}
    </Stack>
  );
}

/** Previews one Markdown text; nothing for an empty one. */
export function PreviewedPage({ label, text }: { label: string; text: string }) {
  const shown = useSettled(text.trim());
  const { data, previousData } = useMarkdownPreviewQuery({
    variables: { text: shown },
    skip: shown === '',
    // Intermediate input is not needed again.
    fetchPolicy: 'no-cache',
  });
  const html = (data ?? previousData)?.markdownPreview;
  if (shown === '' || html === undefined) return null;
  return (
    <Card>
      <Stack gap="4" padding="5">
        <Heading as="h2" textStyle="label">
          {label}
        </Heading>
        <Prose html={html} />
      </Stack>
    </Card>
  );
}
