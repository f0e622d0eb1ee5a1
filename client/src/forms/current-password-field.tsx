import { chakra, type InputProps } from '@chakra-ui/react';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

interface CurrentPasswordFieldProps extends Omit<InputProps, 'autoComplete'> {
  /** Whose password it is, for password managers. */
  email: string | undefined;
  label: string;
  error: string | undefined;
}

/** The password that a person has, asked of one who is known. Takes what `register` of a form returns. */
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
