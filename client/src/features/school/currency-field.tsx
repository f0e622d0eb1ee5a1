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
  /** The saved currency, which may no longer be on the list. */
  saved: string;
}

/** Field for the school's currency. */
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
