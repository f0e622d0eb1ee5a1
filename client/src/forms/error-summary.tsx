import { Box, chakra, Heading, Stack } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import { formTexts } from '#shared/texts/forms.ts';

interface ErrorSummaryProps<Fields extends FieldValues> {
  /** The errors of the last submit, as in `formState.errors`. Their lines stay, so that nothing moves while fields are corrected. */
  errors: FieldErrors<Fields>;
  /** The errors that the form has now. A line whose field is none of them is shown as corrected. */
  remaining: FieldErrors<Fields>;
  /** The labels of the form's fields, in their order in the form. */
  labels: Partial<Record<FieldPath<Fields>, string>>;
  /** Focuses a field: the form's `setFocus`. */
  onChoose: (name: FieldPath<Fields>) => void;
}

/** All errors of a form in one place above its fields, each with a link to its field. */
export function ErrorSummary<Fields extends FieldValues>(props: ErrorSummaryProps<Fields>) {
  const { errors, remaining, labels, onChoose } = props;
  const id = useId();
  // The keys of `labels` are the form's field names; `Object.keys` types them as strings.
  const names = (Object.keys(labels) as FieldPath<Fields>[]).filter((name) => errors[name]);
  if (names.length === 0) return null;
  const count = names.filter((name) => remaining[name]).length;
  const tone = count > 0 ? 'danger' : 'success';
  return (
    <Box
      role="group"
      aria-labelledby={id}
      padding="4"
      bg={`${tone}.subtle`}
      border="line"
      borderColor={`${tone}.text`}
      borderRadius="card"
    >
      <Stack gap={{ base: '1', md: '2' }}>
        <Heading as="h2" id={id} textStyle="h3">
          {count > 0 ? formTexts.invalid({ count }) : formTexts.allCorrected}
        </Heading>
        <chakra.ul role="list" listStyleType="none">
          {names.map((name) => (
            <li key={name}>
              <ErrorLink type="button" onClick={() => onChoose(name)}>
                {remaining[name] ? (
                  // Our validation rules always have a message.
                  `${labels[name]}: ${remaining[name].message as string}`
                ) : (
                  <>
                    <Box as="span" color="success.text" aria-hidden>
                      <Check size="1em" />
                    </Box>
                    {formTexts.corrected({ field: labels[name] ?? '' })}
                  </>
                )}
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
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingY: { base: '2.5', md: '0.5' },
    lineHeight: 'snug',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
});
