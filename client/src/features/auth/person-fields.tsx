import { Input, type InputProps } from '@chakra-ui/react';
import type { FieldValues, FieldPathByValue } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { PictureField, type PictureFieldProps } from '#client/forms/picture-field.tsx';
import { imageTypes } from '#shared/limits.ts';
import { accountMessages } from '#shared/account.ts';

interface AvatarFieldProps<Fields extends FieldValues> extends Pick<
  PictureFieldProps<Fields>,
  'form' | 'label' | 'help' | 'instead'
> {
  name: FieldPathByValue<Fields, File | undefined>;
}

/** Field for the user's avatar. */
export function AvatarField<Fields extends FieldValues>(props: AvatarFieldProps<Fields>) {
  return (
    <PictureField
      help={accountMessages.help.avatar}
      {...props}
      shape="round"
      accept={imageTypes.avatar.join()}
    />
  );
}

interface FullNameFieldProps extends InputProps {
  label: string;
  error: string | undefined;
}

/** Field for the user's name. Takes what `register` returns. */
export function FullNameField({ label, error, ...input }: FullNameFieldProps) {
  return (
    <Field label={label} help={accountMessages.help.fullName} error={error}>
      <Input {...input} dir="auto" autoComplete="name" />
    </Field>
  );
}
