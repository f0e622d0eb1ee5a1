import { chakra, type InputProps } from '@chakra-ui/react';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

interface CurrentPasswordFieldProps extends Omit<InputProps, 'autoComplete'> {
  /** The account of the password, for password managers. */
  email: string | undefined;
  label: string;
  error: string | undefined;
}

/** The field for the current password of a signed-in person. Takes the result of a form's `register`. */
export function CurrentPasswordField({ email, label, error, ...input }: CurrentPasswordFieldProps) {
  return (
    <>
      <chakra.input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={label} error={error}>
        <PasswordInput {...input} autoComplete="current-password" />
      </Field>
    </>
  );
}
