import { Input } from '@chakra-ui/react';
import type { Days } from '#client/routing/days.ts';
import { controlTexts } from '#shared/texts/controls.ts';
import { Field } from './field.tsx';

const { days: texts } = controlTexts;

interface DayFieldsProps {
  days: Days;
  onChange: (changes: Partial<Record<keyof Days, string>>) => void;
}

/** Two fields for the first and the last day of a list. */
export function DayFields({ days, onChange }: DayFieldsProps) {
  return (
    <>
      <Field label={texts.from}>
        <Input
          type="date"
          value={days.from}
          max={days.until || undefined}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
      </Field>
      <Field label={texts.until}>
        <Input
          type="date"
          value={days.until}
          min={days.from || undefined}
          onChange={(event) => onChange({ until: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
