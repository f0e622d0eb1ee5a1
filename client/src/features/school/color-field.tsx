import { chakra, Flex, Input, Text } from '@chakra-ui/react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Button } from '#client/ui/button.tsx';
import { accentPalette } from '#shared/accent.ts';
import { palette } from '#shared/palette.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import type { SettingsFields } from './settings-fields.ts';

/** The picker's value while the school has no colour of its own. */
const OWN_COLORS = { accent: palette.marigold.light[6], secondColor: palette.ink.light[8] };

const texts = {
  accent: schoolTexts.accent,
  secondColor: schoolTexts.accent.second,
} as const;

interface ColorFieldProps {
  control: Control<SettingsFields>;
  name: 'accent' | 'secondColor';
}

/** Field for a colour of the school, typed or picked. That of buttons has a note when it is adjusted for contrast. */
export function ColorField({ control, name }: ColorFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const colors = useWatch({ control, name: ['accent', 'secondColor'] }).map(colorIn);
  const color = colorIn(field.value);
  const { help, pick, reset } = texts[name];
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="2" align="start">
      <Field
        label={schoolTexts.labels[name]}
        error={fieldState.error?.message}
        help={
          <>
            {help}
            {name === 'accent' && <Adjustments colors={colors} />}
          </>
        }
      >
        <Flex gap="3">
          <Input {...field} autoComplete="off" spellCheck={false} maxLength={7} />
          <Picker
            type="color"
            aria-label={pick}
            value={color === '' ? OWN_COLORS[name] : color}
            onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
          />
          {field.value !== '' && (
            <Button variant="outline" aria-label={reset} onClick={() => field.onChange('')}>
              {schoolTexts.accent.reset}
            </Button>
          )}
        </Flex>
      </Field>
    </Flex>
  );
}

function Adjustments({ colors: [accent = '', second] }: { colors: string[] }) {
  return accentPalette(accent, second).adjustments.map(({ when, how }) => (
    <Text key={when} marginTop="1" color="fg">
      {schoolTexts.accent.adjusted[when][how]}
    </Text>
  ));
}

/** Normalizes a typed colour; empty while it is invalid. */
export function colorIn(typed: string): string {
  const color = typed.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(color) ? color : '';
}

const Picker = chakra('input', {
  base: {
    width: '14',
    height: '12',
    flexShrink: '0',
    padding: '1',
    border: 'line',
    borderColor: 'border.control',
    borderRadius: 'card',
    bg: 'bg.raised',
    cursor: 'pointer',
  },
});
