import { Input, Textarea } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#client/forms/field.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import type { SettingsFields } from './settings-fields.ts';
import type { SettingsFormView } from './use-settings-form.tsx';

interface SettingsInputProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  view: SettingsFormView;
  name: keyof SettingsFields;
  help?: ReactNode;
  /** Number of lines; a single-line input by default. */
  rows?: number;
}

/** A labelled field for one setting, with the version of another admin after a conflict. */
export function SettingsInput({ view: { form, beside }, name, help, rows, ...input }: SettingsInputProps) {
  const field = form.register(name);
  return (
    <div>
      <Field label={schoolTexts.labels[name]} help={help} error={form.formState.errors[name]?.message}>
        {rows === undefined ? (
          <Input {...field} dir="auto" {...input} />
        ) : (
          <Textarea {...field} dir="auto" rows={rows} />
        )}
      </Field>
      {beside(name)}
    </div>
  );
}
