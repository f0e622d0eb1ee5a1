import { ConflictField, TakenFieldNote } from './conflict-field.tsx';
import type { ConflictView } from './use-conflict.ts';

interface MeanwhileProps<Fields extends Readonly<Record<string, string | boolean>>> {
  name: keyof Fields;
  /** The label of the field. */
  label: string;
  conflict: ConflictView<Fields>;
  /** How the field shows a value; without it, as it is. */
  shown?: (value: string) => string;
}

/** What another person has saved in a field while it was edited; nothing if they left it unchanged. */
export function Meanwhile<Fields extends Readonly<Record<string, string | boolean>>>(
  props: MeanwhileProps<Fields>,
) {
  const { name, label, conflict, shown = (value) => value } = props;
  const theirs = conflict.theirsIn(name);
  if (conflict.wasTaken(name)) return <TakenFieldNote />;
  if (theirs === null) return null;
  return (
    <ConflictField
      label={label}
      text={shown(String(theirs))}
      onKeepMine={() => conflict.keepMine(name)}
      onTakeTheirs={() => conflict.takeTheirs(name)}
    />
  );
}
