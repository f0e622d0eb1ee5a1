import { chakra, Input, type InputProps } from '@chakra-ui/react';
import { useRef, useState, type FocusEvent } from 'react';
import { Field } from '#client/forms/field.tsx';
import { suggestEmail } from './email-typo.ts';

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
  error: string | undefined;
  /** Takes the suggested address over. */
  onSuggestion: (email: string) => void;
}

/** The mail address; after it was typed, a slip in a common domain is pointed out. */
export function EmailField({ error, onSuggestion, onBlur, ...input }: EmailFieldProps) {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const checkTypo = (event: FocusEvent<HTMLInputElement>) => {
    field.current = event.currentTarget;
    setSuggestion(suggestEmail(event.currentTarget.value));
    onBlur?.(event);
  };
  const accept = (email: string) => {
    onSuggestion(email);
    setSuggestion(null);
    // The button that was pressed is gone: the focus would be lost with it.
    field.current?.focus();
  };
  return (
    <Field
      label="Email"
      error={error}
      help={
        suggestion && (
          <Suggestion type="button" onClick={() => accept(suggestion)}>
            Did you mean {suggestion}?
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
