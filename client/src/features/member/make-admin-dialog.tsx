import { Input, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { useConfirmIdentity } from '#client/features/auth/use-confirm-identity.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { CurrentPasswordField } from '#client/forms/current-password-field.tsx';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { confirmIdentityRules } from '#shared/auth.rules.ts';
import { memberMessages } from '#shared/member.ts';
import { messages } from '#shared/messages.ts';

interface MakeAdminDialogProps {
  /** The name of the new admin. */
  fullName: string;
  open: boolean;
  /** Called when the name matches and the server has confirmed the identity of the current admin. */
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the name of the new admin and for the current admin's password before a member gets full control. */
export function MakeAdminDialog({ open, onClose, ...form }: MakeAdminDialogProps) {
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title={
        <RichText
          text={memberMessages.makeAdmin.title({ name: form.fullName })}
          tags={{ name: (name) => <bdi>{name}</bdi> }}
        />
      }
      description={memberMessages.makeAdmin.description}
    >
      <MakeAdminForm {...form} onClose={onClose} />
    </TitledDialog>
  );
}

/** Normalizes a name to its visible form, without differences in Unicode composition or in spaces. */
const asRead = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();

function MakeAdminForm({ fullName, onConfirmed, onClose }: Omit<MakeAdminDialogProps, 'open'>) {
  const { makeAdmin: texts } = memberMessages;
  const labels = { name: texts.name, currentPassword: texts.password };
  const { user } = useSession();
  const confirmIdentity = useConfirmIdentity();
  const form = useMutationForm({
    resolver: zodResolver(
      confirmIdentityRules.extend({
        name: z.string().refine((name) => asRead(name) === asRead(fullName), {
          error: () => memberMessages.validation.nameDiffers,
        }),
      }),
    ),
    defaultValues: { name: '', currentPassword: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.submit(async ({ currentPassword }) => {
    const outcome = await confirmIdentity({ currentPassword });
    if (outcome.ok) onConfirmed();
    return outcome;
  });
  return (
    <MutationForm form={form} gap="5" onSubmit={submit}>
      <Field label={labels.name} help={fullName} error={errors.name?.message}>
        <Input {...form.register('name')} dir="auto" autoComplete="off" />
      </Field>
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={user?.email}
        label={labels.currentPassword}
        error={errors.currentPassword?.message}
      />
      <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
        <Button onClick={onClose}>{messages.button.cancel}</Button>
        <Button type="submit" variant="outline" tone="danger" loading={isSubmitting}>
          {texts.confirm}
        </Button>
      </Stack>
    </MutationForm>
  );
}
