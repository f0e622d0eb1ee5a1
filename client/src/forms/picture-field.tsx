import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FileField, type FileFieldProps } from './file-field.tsx';

export interface PictureFieldProps<Fields extends FieldValues> extends Pick<
  FileFieldProps,
  'label' | 'help' | 'accept' | 'shape' | 'instead'
> {
  form: Pick<UseFormReturn<Fields>, 'control' | 'trigger'>;
  name: FieldPathByValue<Fields, File | undefined>;
}

/** A form's field for a picture, which is validated as soon as it is chosen. */
export function PictureField<Fields extends FieldValues>({ form, name, ...look }: PictureFieldProps<Fields>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const choose = (file: File | undefined) => {
    field.onChange(file);
    if (file) void form.trigger(name);
  };
  return <FileField {...field} {...look} onChange={choose} error={fieldState.error?.message} />;
}
