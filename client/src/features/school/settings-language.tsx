import { Field } from '#client/forms/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { languages } from '#shared/languages.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import type { SettingsFormView } from './use-settings-form.tsx';

/** Field for the school's default language. */
export function SettingsLanguage({ view: { form, beside } }: { view: SettingsFormView }) {
  const { language: error } = form.formState.errors;
  return (
    <div>
      <Field label={schoolTexts.labels.language} help={schoolTexts.form.languageHelp} error={error?.message}>
        <Select {...form.register('language')}>
          {Object.entries(languages).map(([tag, { name }]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {beside('language')}
    </div>
  );
}
