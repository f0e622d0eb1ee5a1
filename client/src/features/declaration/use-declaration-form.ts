import { useSession } from '#client/features/auth/use-session.ts';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { declarationMessages } from '#shared/declaration.ts';
import { leaveTexts } from '#shared/texts/leave.ts';
import type { Declared } from './declared-facts.ts';

// A withdrawal has the same fields, without those that only a cancellation needs.
const loadRules = async () => (await import('#shared/declaration.rules.ts')).cancellationRules;

/** The form of a declaration. The name and address of a logged-in person are filled in. */
export function useDeclarationForm(before: Declared | null = null) {
  const { user } = useSession();
  const { name, email, contract, reason, endsOn } = declarationMessages.facts;
  const empty = {
    name: '',
    email: '',
    contract: leaveTexts.subscription,
    isExtraordinary: false,
    reason: '',
    endsOn: '',
  };
  return useMutationForm<Declared>({
    resolver: useLazyRules(loadRules),
    defaultValues: before ?? empty,
    values: user && !before ? { ...empty, name: user.fullName, email: user.email } : undefined,
    // Keep what the visitor has already entered.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    labels: { name, email, contract, reason, endsOn },
  });
}
