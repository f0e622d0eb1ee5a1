import { Input } from '@chakra-ui/react';
import type { useForm } from 'react-hook-form';
import { EmailField } from '#client/features/auth/email-field.tsx';
import { Field } from '#client/forms/field.tsx';
import { declarationMessages } from '#shared/declaration.ts';
import { leaveTexts } from '#shared/texts/leave.ts';
import type { Declared } from './declared-facts.ts';

const { facts: labels } = declarationMessages;

interface PersonFieldsProps {
  form: Pick<ReturnType<typeof useForm<Declared>>, 'register' | 'formState' | 'setValue'>;
}

/** The fields that every declaration has: the person, the address for the confirmation, and the contract. */
export function PersonFields({ form }: PersonFieldsProps) {
  const { errors, isSubmitted } = form.formState;
  return (
    <>
      <Field label={labels.name} error={errors.name?.message}>
        <Input {...form.register('name')} dir="auto" autoComplete="name" />
      </Field>
      <EmailField
        {...form.register('email')}
        label={labels.email}
        autoComplete="email"
        error={errors.email?.message}
        onSuggestion={(email) =>
          form.setValue('email', email, { shouldDirty: true, shouldValidate: isSubmitted })
        }
      />
      <Field label={labels.contract} error={errors.contract?.message} help={leaveTexts.help.contract}>
        <Input {...form.register('contract')} dir="auto" />
      </Field>
    </>
  );
}
