import { Field as Base } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldProps {
  label: string;
  /** Help to read before filling in the field. */
  help?: ReactNode;
  /** The error, with how to correct it. */
  error?: string;
  /** Chakra's `Input` or `Textarea`, or `PasswordInput`. It is associated with the label, the help and the error. */
  children: ReactNode;
}

/** A labelled control, with its label above and its error and help below. */
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
 * The error and the help of the surrounding field. Both are in the one element that describes the control, because many screen
 * readers ignore `aria-errormessage` but read `aria-describedby`.
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
