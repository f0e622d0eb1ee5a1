import { useState } from 'react';
import { mergeEdits } from './merge-edits.ts';

/** What the forms of courses and lectures hold beside files. */
type Texts = Readonly<Record<string, string | boolean>>;

interface Conflict<Fields extends Texts> {
  theirs: Fields;
  taken: readonly (keyof Fields)[];
  disputed: readonly (keyof Fields)[];
}

/**
 * The state of an edit conflict in a form: fields that another person changed (taken over), and fields that both
 * changed (to be chosen).
 *
 * @param setValue puts a value into a field of the form.
 * @param setFocus puts the cursor there: after a choice its buttons are gone, and the focus with them.
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
    /** Takes over what only they changed and shows the rest; returns the names of the fields to choose in. */
    meet: (base: Fields, mine: Fields, theirs: Fields): readonly (keyof Fields)[] => {
      const { values, taken, disputed } = mergeEdits(base, mine, theirs);
      for (const name of taken) setValue(name, values[name]);
      setConflict({ theirs, taken, disputed });
      return disputed;
    },
    /** What they wrote in a field that is disputed; null when it is not. */
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

/** What `useConflict` returns. */
export type ConflictView<Fields extends Texts> = ReturnType<typeof useConflict<Fields>>;
