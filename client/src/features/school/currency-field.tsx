import { useController, type Control } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { currencies } from '#shared/offer-settings.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { byLocale } from '#shared/locale.ts';
import type { SettingsFields } from './settings-fields.ts';

const names = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }));

interface CurrencyFieldProps {
  control: Control<SettingsFields>;
  /** The currency that is saved, which may be one that is not on the list any more. */
  saved: string;
}

/** The currency that a school sells in. */
export function CurrencyField({ control, saved }: CurrencyFieldProps) {
  const { field, fieldState } = useController({ control, name: 'currency' });
  return (
    <Field
      label={schoolTexts.labels.currency}
      help={schoolTexts.offer.currencyHelp}
      error={fieldState.error?.message}
    >
      <Select {...field}>
        {[...new Set([...currencies, saved])].map((code) => (
          <option key={code} value={code}>
            {code.toUpperCase()} ({names().of(code.toUpperCase())})
          </option>
        ))}
      </Select>
    </Field>
  );
}
