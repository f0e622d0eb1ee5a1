import { useController, type Control } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import type { SettingsFields } from './settings-fields.ts';

/** Field for what a cancellation in a renewed year does. */
export function MonthlyNoticeField({ control }: { control: Control<SettingsFields> }) {
  const { field, fieldState } = useController({ control, name: 'monthlyNotice' });
  const { offer: texts, labels } = schoolTexts;
  return (
    <Field label={labels.monthlyNotice} help={texts.monthlyNoticeHelp} error={fieldState.error?.message}>
      <Select {...field}>
        <option value="YES">{texts.monthlyNotice.YES}</option>
        <option value="NO">{texts.monthlyNotice.NO}</option>
      </Select>
    </Field>
  );
}
