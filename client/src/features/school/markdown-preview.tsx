import { Heading, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useMarkdownPreviewQuery } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import type { SettingsFields } from './settings-fields.ts';

/** Delay after the last keystroke before the preview updates. */
const PAUSE_MS = 400;

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

/** Returns the text after it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
