import { useController, type Control } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { currencies } from '#shared/offer-settings.ts';
import { settingsLabels, type SettingsFields } from './settings-fields.ts';

const names = new Intl.DisplayNames('en', { type: 'currency' });

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
      label={settingsLabels.currency}
      help="The statistics count what was paid in this currency; payments in another stay in the list of payments."
      error={fieldState.error?.message}
    >
      <Select {...field}>
        {[...new Set([...currencies, saved])].map((code) => (
          <option key={code} value={code}>
            {code.toUpperCase()} ({names.of(code.toUpperCase())})
          </option>
        ))}
      </Select>
    </Field>
  );
}
