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
import { PasskeysTable } from './passkeys-table.tsx';
import { useAddPasskey, useRenamePasskey } from './use-passkeys.ts';

const labels = { name: 'Name of the passkey' };

interface PasskeysProps {
  passkeys: readonly PasskeyRecordFragment[];
  onCodes: (codes: readonly string[]) => void;
}

/** The keys of devices that open the account: added, renamed and removed. */
export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<PasskeyRecordFragment | null>(null);
  const addNamed = async (name: string) => {
    const outcome = await add(name);
    if (outcome.ok) setIsAdding(false);
    if (outcome.ok) onCodes(outcome.value.data?.addPasskey.recoveryCodes ?? []);
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
          Passkeys
        </Heading>
        <Text color="fg.muted" maxWidth="prose">
          Your fingerprint, your face or the PIN of a device opens your account, with no password to type or
          to lose.
        </Text>
      </Stack>
      {passkeys.length > 0 && <PasskeysTable passkeys={passkeys} onRename={setRenamed} />}
      {isAdding && (
        <NameForm submitLabel="Add passkey" onName={addNamed} onCancel={() => setIsAdding(false)} />
      )}
      {renamed && (
        <NameForm
          key={renamed.id}
          name={renamed.name}
          submitLabel="Rename passkey"
          onName={(name) => giveName(renamed.id, name)}
          onCancel={() => setRenamed(null)}
        />
      )}
      {!isAdding && !renamed && knowsPasskeys() && (
        <Actions>
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            Add a passkey
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
      <Field label={labels.name} help="Like the device that keeps it" error={errors.name?.message}>
        <Input {...form.register('name')} dir="auto" autoComplete="off" maxWidth="24rem" />
      </Field>
      <Actions>
        <Button type="submit" loading={isSubmitting}>
          {submitLabel}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </MutationForm>
  );
}
