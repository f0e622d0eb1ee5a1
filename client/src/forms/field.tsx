import { Field as Base } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldProps {
  label: string;
  /** What to know before filling it in. */
  help?: ReactNode;
  /** What is wrong with it, in words that say how to mend it. */
  error?: string;
  /** One of Chakra's `Input` or `Textarea`, or `PasswordInput`; it is tied to the label, the help and the error. */
  children: ReactNode;
}

/** A labelled control: label above, help below, its error between them. */
export function Field({ label, help, error, children }: FieldProps) {
  return (
    <Base.Root invalid={error !== undefined}>
      <Base.Label>{label}</Base.Label>
      {children}
      <FieldNotes help={help} error={error} />
    </Base.Root>
  );
}

/**
 * The error and the help of the field around it. Both stand in the one element that describes the control, because
 * screen readers read `aria-describedby` where many pass over `aria-errormessage`.
 */
export function FieldNotes({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  return (
    <Base.HelperText as="div" aria-live="polite">
      {error && (
        <Base.ErrorText>
          <CircleAlert size="1.125em" aria-hidden />
          {error}
        </Base.ErrorText>
      )}
      {help && <div>{help}</div>}
    </Base.HelperText>
  );
}
