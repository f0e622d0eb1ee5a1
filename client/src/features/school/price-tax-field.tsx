import { useController, type Control } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { priceTaxes } from '#shared/price-tax.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import type { SettingsFields } from './settings-fields.ts';

/** Field for what the price says about tax. */
export function PriceTaxField({ control }: { control: Control<SettingsFields> }) {
  const { field, fieldState } = useController({ control, name: 'priceTax' });
  const { offer: texts, labels } = schoolTexts;
  return (
    <Field label={labels.priceTax} help={texts.priceTaxHelp} error={fieldState.error?.message}>
      <Select {...field}>
        {priceTaxes.map((tax) => (
          <option key={tax} value={tax}>
            {texts.priceTax[tax]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
