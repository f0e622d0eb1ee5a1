import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useController, type ControllerRenderProps, type RefCallBack } from 'react-hook-form';
import { schoolTexts } from '#shared/texts/school.ts';
import { typefaceName, typefaceStacks } from '#shared/typeface-css.ts';
import { isTypeface, typefaces, type Typeface } from '#shared/typefaces.ts';
import type { SettingsFields } from './settings-fields.ts';
import { allFontFaces } from './typeface-files.ts';
import type { SettingsFormView } from './use-settings-form.tsx';

const nameOf = (typeface: Typeface): string => typefaceName(typeface) ?? schoolTexts.typeface.system;

/** Field for the typeface of the school: cards that are set in the typefaces. */
export function TypefaceField({ view: { form, beside } }: { view: SettingsFormView }) {
  const { field } = useController({ control: form.control, name: 'typeface' });
  const id = useId();
  return (
    <Stack gap="2">
      <style>{allFontFaces}</style>
      <Text id={id} textStyle="sm" fontWeight="semibold">
        {schoolTexts.labels.typeface}
      </Text>
      <Grid
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        gap="3"
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        {typefaces.map((typeface) => (
          <TypefaceCard
            key={typeface}
            id={`${id}-${typeface}`}
            typeface={typeface}
            field={{ ...field, ref: field.value === typeface ? field.ref : undefined }}
          />
        ))}
      </Grid>
      <Text id={`${id}-help`} textStyle="sm" color="fg.muted">
        {schoolTexts.typeface.help}
      </Text>
      {beside('typeface', (value) => (isTypeface(value) ? nameOf(value) : value))}
    </Stack>
  );
}

interface TypefaceCardProps {
  id: string;
  typeface: Typeface;
  field: Omit<ControllerRenderProps<SettingsFields, 'typeface'>, 'ref'> & { ref?: RefCallBack };
}

function TypefaceCard({ id, typeface, field }: TypefaceCardProps) {
  const { heading, text } = typefaceStacks(typeface);
  const isChosen = field.value === typeface;
  return (
    <Card>
      <input
        {...field}
        type="radio"
        value={typeface}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-use`}
      />
      <Box minWidth="0">
        <Text id={`${id}-name`} textStyle="h2" style={{ fontFamily: heading }}>
          {nameOf(typeface)}
        </Text>
        <Text textStyle="sm" marginTop="1" style={{ fontFamily: text }}>
          {schoolTexts.typeface.sample}
        </Text>
        <Text id={`${id}-use`} fontSize="xs" lineHeight="snug" marginTop="2" color="fg.muted">
          {useOf(typeface)}
        </Text>
      </Box>
    </Card>
  );
}

/** What a typeface is used for. */
function useOf(typeface: Typeface): string {
  const { default: byDefault, none, headings, headingsAndText } = schoolTexts.typeface;
  if (typeface === 'FRAUNCES') return byDefault;
  if (typeface === 'SYSTEM') return none;
  const stacks = typefaceStacks(typeface);
  return stacks.heading === stacks.text ? headingsAndText : headings;
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '4',
    border: 'line',
    borderColor: 'border.control',
    borderRadius: 'card',
    cursor: 'pointer',
    '& input': {
      width: '5',
      height: '5',
      marginTop: '1.5',
      flexShrink: 0,
      accentColor: '{colors.action.text}',
    },
    '&:has(:checked)': { bg: 'action.subtle', borderColor: 'action.line' },
    _hover: { bg: 'bg.muted' },
  },
});
