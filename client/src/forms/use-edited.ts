import { useState } from 'react';
import { hasCode } from '#client/graphql/errors.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { changedFields } from './merge-edits.ts';
import { useConflict } from './use-conflict.ts';

type Texts = Readonly<Record<string, string | boolean>>;

interface EditedOptions<Fields extends Texts, Entity> {
  /** Picks the edited fields. */
  textsOf: (entity: Entity) => Fields;
  /** Loads the present version of the server; nothing if the object is gone. */
  loadTheirs: () => Promise<Entity | undefined>;
  /** The values of the form. */
  read: () => Fields;
  setValue: (name: keyof Fields, value: Fields[keyof Fields]) => void;
  setFocus: (name: keyof Fields) => void;
}

/**
 * What a form edits that other admins may save in the meantime. `save` sends only the changed fields. When there is a newer version,
 * the form keeps all input, and shows the fields of both versions.
 */
export function useEdited<Fields extends Texts, Entity>(
  entity: Entity,
  { textsOf, loadTheirs, read, setValue, setFocus }: EditedOptions<Fields, Entity>,
) {
  /** The version that the edit is based on: the last known one of the server. */
  const [base, setBase] = useState(entity);
  const conflict = useConflict<Fields>(setValue, setFocus);

  const meetOthers = async () => {
    const theirs = await loadTheirs();
    if (!theirs) return;
    const [first] = conflict.meet(textsOf(base), read(), textsOf(theirs));
    setBase(theirs);
    if (first) setFocus(first);
  };
  const save = async <Saved>(
    mine: Fields,
    send: (base: Entity, changes: Partial<Fields>) => Promise<Outcome<Saved>>,
  ): Promise<Outcome<Saved>> => {
    const outcome = await send(base, changedFields(textsOf(base), mine));
    // If the other version cannot be loaded, only the server's error shows. The next save tries again.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) void meetOthers().catch(() => undefined);
    return outcome;
  };
  return { base, conflict, save };
}
