import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, type CSSProperties } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { Card } from '#client/ui/card.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { Ornament } from '#client/ui/ornament.tsx';
import { accentPalette, type AccentPalette } from '#shared/accent.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { typefaceVariables } from '#shared/typeface-css.ts';
import { isTypeface, type Typeface } from '#shared/typefaces.ts';
import { colorIn } from './color-field.tsx';
import type { SettingsFields } from './settings-fields.ts';

/** Previews the school with the unsaved form values. */
export function SettingsPreview({ control }: { control: Control<SettingsFields> }) {
  const fields = useDeferredValue(useWatch({ control }));
  const { name = '', accent = '', secondColor = '', headline = '', intro = '', typeface = '' } = fields;
  const words = { name, headline, intro };
  const palette = accentPalette(colorIn(accent), colorIn(secondColor));
  const look = { ...words, palette, typeface: isTypeface(typeface) ? typeface : 'FRAUNCES' } as const;
  return (
    <Stack gap="4">
      <Look {...look} mode="light" />
      <Look {...look} mode="dark" />
    </Stack>
  );
}

interface LookProps {
  name: string;
  headline: string;
  intro: string;
  mode: 'light' | 'dark';
  palette: AccentPalette;
  typeface: Typeface;
}

function Look({ name, headline, intro, mode, palette, typeface }: LookProps) {
  const { paper, ink } = palette;
  return (
    <Card
      className={mode}
      // The theme has a class for dark mode only, so light mode cannot be previewed in dark mode.
      _dark={mode === 'light' ? { display: 'none' } : undefined}
      style={{ ...variables(mode, palette), ...typefaceVariables(typeface) }}
      fontFamily="body"
      overflow="hidden"
      bg="bg"
      color="fg"
    >
      <Flex align="center" gap="2.5" padding="4" borderBottom="line" borderColor="border">
        <Logo />
        <Text fontFamily="heading" fontWeight="semibold" fontSize="lg" overflowWrap="anywhere" dir="auto">
          {name}
        </Text>
      </Flex>
      {/* The top of the home page is always dark. */}
      <Stack gap="2" padding="5" style={{ background: paper.dark[2], color: ink.dark[9] }}>
        <Heading as="p" textStyle="h2" dir="auto">
          {headline}
        </Heading>
        <Text overflowWrap="anywhere" dir="auto" style={{ color: ink.dark[7] }}>
          {intro}
        </Text>
      </Stack>
      <Stack gap="4" padding="5" align="start">
        <Ornament lit={1} />
        <Flex gap="4" wrap="wrap" align="center">
          <Box
            paddingX="5"
            paddingY="2.5"
            borderRadius="card"
            border="line"
            borderColor="action.line"
            bg="action.solid"
            color="action.contrast"
            fontWeight="semibold"
          >
            {schoolTexts.preview.button}
          </Box>
          <Text color="action.text" fontWeight="semibold">
            {schoolTexts.preview.price}
          </Text>
        </Flex>
        <Box padding="3" borderRadius="card" bg="action.subtle" width="full">
          <Text textStyle="sm">{schoolTexts.preview.highlight}</Text>
        </Box>
      </Stack>
    </Card>
  );
}

/** The theme variables used above. They are set here, because the theme derives its semantic colours at the root of the page. */
function variables(mode: LookProps['mode'], palette: AccentPalette): CSSProperties {
  const { [mode]: steps, paper, ink, contrast } = palette;
  const colors = {
    'marigold-7': steps[6],
    'action-solid': steps[6],
    'action-line': mode === 'light' ? steps[7] : steps[6],
    'action-text': steps[8],
    'action-subtle': steps[1],
    'action-contrast': contrast[mode],
    bg: paper[mode][mode === 'light' ? 1 : 0],
    fg: ink[mode][9],
    'fg-muted': ink[mode][7],
  };
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--chakra-colors-${name}`, color] as const),
  );
}
