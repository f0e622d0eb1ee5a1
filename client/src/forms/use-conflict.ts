import { useState } from 'react';
import { mergeEdits } from './merge-edits.ts';

/** The values of the forms of courses and lectures, without files. */
type Texts = Readonly<Record<string, string | boolean>>;

interface Conflict<Fields extends Texts> {
  theirs: Fields;
  taken: readonly (keyof Fields)[];
  disputed: readonly (keyof Fields)[];
}

/**
 * The state of an edit conflict in a form: fields that only another person changed (taken over), and fields that both changed (to
 * choose).
 *
 * @param setValue sets a field of the form.
 * @param setFocus focuses a field. After a choice its buttons are gone, and the focus would be lost.
 */
export function useConflict<Fields extends Texts>(
  setValue: (name: keyof Fields, value: Fields[keyof Fields]) => void,
  setFocus: (name: keyof Fields) => void,
) {
  const [conflict, setConflict] = useState<Conflict<Fields> | null>(null);

  const settle = (name: keyof Fields) => {
    setConflict(
      (before) => before && { ...before, disputed: before.disputed.filter((other) => other !== name) },
    );
    setFocus(name);
  };
  return {
    /** Takes over the fields that only they changed and shows the conflicts. Returns the names of the fields in conflict. */
    meet: (base: Fields, mine: Fields, theirs: Fields): readonly (keyof Fields)[] => {
      const { values, taken, disputed } = mergeEdits(base, mine, theirs);
      for (const name of taken) setValue(name, values[name]);
      setConflict({ theirs, taken, disputed });
      return disputed;
    },
    /** Their value of a field in conflict; null for other fields. */
    theirsIn: (name: keyof Fields) => (conflict?.disputed.includes(name) ? conflict.theirs[name] : null),
    wasTaken: (name: keyof Fields) => conflict?.taken.includes(name) ?? false,
    keepMine: settle,
    takeTheirs: (name: keyof Fields) => {
      if (conflict) setValue(name, conflict.theirs[name]);
      settle(name);
    },
    end: () => setConflict(null),
  };
}

/** The result of `useConflict`. */
export type ConflictView<Fields extends Texts> = ReturnType<typeof useConflict<Fields>>;
