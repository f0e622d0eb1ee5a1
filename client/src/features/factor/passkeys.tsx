import { Heading, Input, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { knowsPasskeys } from '#client/entities/passkey/passkeys.ts';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import type { PasskeyRecordFragment } from '#client/gql/graphql.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { passkeyNameRules } from '#shared/factor.rules.ts';
import { factorMessages } from '#shared/factor.ts';
import { messages } from '#shared/messages.ts';
import { PasskeysTable } from './passkeys-table.tsx';
import { useAddPasskey, useRenamePasskey } from './use-passkeys.ts';

const { passkeys: texts } = factorMessages;
const { labels } = texts;

interface PasskeysProps {
  passkeys: readonly PasskeyRecordFragment[];
  onCodes: (codes: readonly string[]) => void;
}

/** The user's passkeys, with controls to add, rename and remove them. */
export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<PasskeyRecordFragment | null>(null);
  const addNamed = async (name: string) => {
    const outcome = await add(name);
    if (outcome.ok) setIsAdding(false);
    if (outcome.ok) onCodes(outcome.value?.addPasskey.recoveryCodes ?? []);
    return outcome;
  };
  const giveName = async (id: string, name: string) => {
    const outcome = await rename(id, name);
    if (outcome.ok) setRenamed(null);
    return outcome;
  };
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h3" textStyle="h3">
          {texts.title}
        </Heading>
        <Text color="fg.muted" maxWidth="prose">
          {texts.intro}
        </Text>
      </Stack>
      {passkeys.length > 0 && <PasskeysTable passkeys={passkeys} onRename={setRenamed} />}
      {isAdding && <NameForm submitLabel={texts.add} onName={addNamed} onCancel={() => setIsAdding(false)} />}
      {renamed && (
        <NameForm
          key={renamed.id}
          name={renamed.name}
          submitLabel={texts.rename}
          onName={(name) => giveName(renamed.id, name)}
          onCancel={() => setRenamed(null)}
        />
      )}
      {!isAdding && !renamed && knowsPasskeys() && (
        <Actions>
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            {texts.addOne}
          </Button>
        </Actions>
      )}
    </Stack>
  );
}

interface NameFormProps {
  name?: string;
  submitLabel: string;
  onName: (name: string) => Promise<Outcome<unknown>>;
  onCancel: () => void;
}

function NameForm({ name = '', submitLabel, onName, onCancel }: NameFormProps) {
  const form = useMutationForm({
    resolver: zodResolver(passkeyNameRules),
    defaultValues: { name },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <MutationForm form={form} gap="5" onSubmit={form.submit(async (fields) => onName(fields.name))}>
      <Field label={labels.name} help={texts.nameHelp} error={errors.name?.message}>
        <Input {...form.register('name')} dir="auto" autoComplete="off" maxWidth="24rem" />
      </Field>
      <Actions>
        <Button type="submit" loading={isSubmitting}>
          {submitLabel}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {messages.button.cancel}
        </Button>
      </Actions>
    </MutationForm>
  );
}
