import { chakra, Input, type InputProps } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Field } from '#client/forms/field.tsx';
import { loginTexts } from '#shared/texts/login.ts';

const Suggestion = chakra('button', {
  base: {
    minHeight: '11',
    textAlign: 'start',
    color: 'link',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
});

interface EmailFieldProps extends InputProps {
  label?: string;
  error: string | undefined;
  /** Called with the suggested address when the user accepts it. */
  onSuggestion: (email: string) => void;
}

/** Email field that suggests a correction for a typo in a common domain. */
export function EmailField({ label, error, onSuggestion, onBlur, ...input }: EmailFieldProps) {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const suggest = useRef<((email: string) => string | null) | null>(null);
  useEffect(() => {
    // It has loaded by the time an address is typed. Without it there are no suggestions.
    void import('./email-typo.ts').then(
      ({ suggestEmail }) => (suggest.current = suggestEmail),
      () => undefined,
    );
  }, []);
  const checkTypo = (event: FocusEvent<HTMLInputElement>) => {
    field.current = event.currentTarget;
    setSuggestion(suggest.current?.(event.currentTarget.value) ?? null);
    onBlur?.(event);
  };
  const accept = (email: string) => {
    onSuggestion(email);
    setSuggestion(null);
    // The pressed button is removed, and the focus with it.
    field.current?.focus();
  };
  return (
    <Field
      label={label ?? loginTexts.labels.email}
      error={error}
      help={
        suggestion && (
          <Suggestion type="button" onClick={() => accept(suggestion)}>
            {loginTexts.emailSuggestion({ email: suggestion })}
          </Suggestion>
        )
      }
    >
      <Input
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        onBlur={checkTypo}
      />
    </Field>
  );
}
