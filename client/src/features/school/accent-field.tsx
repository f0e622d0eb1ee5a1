import { chakra, Flex, Input, Text } from '@chakra-ui/react';
import { useController, type Control } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Button } from '#client/ui/button.tsx';
import { accentPalette } from '#shared/accent.ts';
import { palette } from '#shared/palette.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import type { SettingsFields } from './settings-fields.ts';

/** The picker's value while the school has no colour of its own. */
const [, , , , , , OWN_COLOR] = palette.marigold.light;

interface AccentFieldProps {
  control: Control<SettingsFields>;
}

/** Field for the colour of buttons and links, typed or picked, with a note when it is adjusted for contrast. */
export function AccentField({ control }: AccentFieldProps) {
  const { field, fieldState } = useController({ control, name: 'accent' });
  const accent = colorIn(field.value);
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="2" align="start">
      <Field
        label={schoolTexts.labels.accent}
        error={fieldState.error?.message}
        help={
          <>
            {schoolTexts.accent.help}
            {accentPalette(accent).adjustments.map(({ when, how }) => (
              <Text key={when} marginTop="1" color="fg">
                {schoolTexts.accent.adjusted[when][how]}
              </Text>
            ))}
          </>
        }
      >
        <Flex gap="3">
          <Input {...field} autoComplete="off" spellCheck={false} maxLength={7} />
          <Picker
            type="color"
            aria-label={schoolTexts.accent.pick}
            value={accent === '' ? OWN_COLOR : accent}
            onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
          />
          {field.value !== '' && (
            <Button variant="outline" onClick={() => field.onChange('')}>
              {schoolTexts.accent.reset}
            </Button>
          )}
        </Flex>
      </Field>
    </Flex>
  );
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
