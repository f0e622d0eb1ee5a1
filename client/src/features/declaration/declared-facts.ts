import { declarationMessages, declaredEnd } from '#shared/declaration.ts';
import type { DeclarationKind } from '#client/gql/graphql.ts';

/** What a person enters on the public pages. Empty texts stand for nothing. */
export interface Declared {
  name: string;
  email: string;
  contract: string;
  isExtraordinary: boolean;
  reason?: string | null;
  /** `YYYY-MM-DD`. */
  endsOn?: string | null;
}

export interface Fact {
  label: string;
  value: string;
}

/** The content of a declaration, line by line. */
export function declaredFacts(kind: DeclarationKind, declared: Declared): Fact[] {
  const { facts: labels, termination } = declarationMessages;
  const { name, email, contract, isExtraordinary, reason, endsOn } = declared;
  const always = [
    { label: labels.kind, value: declarationMessages.kind[kind] },
    { label: labels.name, value: name },
    { label: labels.email, value: email },
    { label: labels.contract, value: contract },
  ];
  if (kind === 'WITHDRAWAL') return always;
  return [
    ...always,
    {
      label: labels.termination,
      value: isExtraordinary ? termination.extraordinary : termination.ordinary,
    },
    ...(isExtraordinary && reason ? [{ label: labels.reason, value: reason }] : []),
    { label: labels.endsOn, value: declaredEnd(endsOn) },
  ];
}
