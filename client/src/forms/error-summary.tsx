import { Box, chakra, Heading, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import { formTexts } from '#shared/texts/forms.ts';

interface ErrorSummaryProps<Fields extends FieldValues> {
  /** The errors of the last submit, as in `formState.errors`. */
  errors: FieldErrors<Fields>;
  /** The labels of the form's fields, in their order in the form. */
  labels: Partial<Record<FieldPath<Fields>, string>>;
  /** Focuses a field: the form's `setFocus`. */
  onChoose: (name: FieldPath<Fields>) => void;
}

/** All errors of a form in one place above its fields, each with a link to its field. */
export function ErrorSummary<Fields extends FieldValues>(props: ErrorSummaryProps<Fields>) {
  const { errors, labels, onChoose } = props;
  const id = useId();
  // The keys of `labels` are the form's field names; `Object.keys` types them as strings.
  const names = (Object.keys(labels) as FieldPath<Fields>[]).filter((name) => errors[name]);
  if (names.length === 0) return null;
  return (
    <Box
      role="group"
      aria-labelledby={id}
      padding="4"
      bg="danger.subtle"
      border="line"
      borderColor="danger.text"
      borderRadius="card"
    >
      <Stack gap={{ base: '1', md: '2' }}>
        <Heading as="h2" id={id} textStyle="h3">
          {formTexts.invalid({ count: names.length })}
        </Heading>
        <chakra.ul role="list" listStyleType="none">
          {names.map((name) => (
            <li key={name}>
              <ErrorLink type="button" onClick={() => onChoose(name)}>
                {/* Our validation rules always have a message. */}
                {labels[name]}: {errors[name]?.message as string}
              </ErrorLink>
            </li>
          ))}
        </chakra.ul>
      </Stack>
    </Box>
  );
}

const ErrorLink = chakra('button', {
  base: {
    paddingY: { base: '2.5', md: '0.5' },
    lineHeight: 'snug',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
});
