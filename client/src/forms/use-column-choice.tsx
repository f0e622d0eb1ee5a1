import { Stack } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { deviceStorage } from '#client/storage/browser-storage.ts';
import { controlTexts } from '#shared/texts/controls.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Column } from '#client/ui/data-table.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { Checkbox } from './checkbox.tsx';

const { columnChoice: texts } = controlTexts;

/** A row needs its header, and its buttons have no other place. */
const canHide = ({ isRowHeader, isActions }: Column<never>) => !isRowHeader && !isActions;

/**
 * Lets people hide columns of a table. The choice is kept on this device. Returns the columns that are left, and the button
 * that opens the choice.
 *
 * @param table the name under which the choice is kept.
 */
export function useColumnChoice<Row>(table: string, columns: readonly Column<Row>[]) {
  const place = `columns-${table}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => deviceStorage.get(place)?.split(',') ?? []);
  const hide = (keys: readonly string[]) => {
    if (keys.length > 0) deviceStorage.set(place, keys.join(','));
    else deviceStorage.remove(place);
    setHidden(keys);
  };
  const isShown = (column: Column<Row>) => !canHide(column) || !hidden.includes(column.key);
  return {
    columns: columns.filter(isShown),
    choice: <ColumnChoice columns={columns.filter(canHide)} hidden={hidden} onHide={hide} />,
  };
}

interface ColumnChoiceProps {
  columns: readonly Pick<Column<never>, 'key' | 'header'>[];
  /** The keys of the hidden columns. */
  hidden: readonly string[];
  onHide: (keys: readonly string[]) => void;
}

function ColumnChoice({ columns, hidden, onHide }: ColumnChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (key: string) =>
    onHide(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Columns3 size="1.125em" aria-hidden />
        {texts.open}
      </Button>
      <TitledDialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.title}>
        <Stack gap="0">
          {columns.map(({ key, header }) => (
            <Checkbox key={key} checked={!hidden.includes(key)} onChange={() => toggle(key)}>
              {header}
            </Checkbox>
          ))}
        </Stack>
        <Actions>
          <Button onClick={() => setIsOpen(false)}>{texts.done}</Button>
          <Button variant="outline" onClick={() => onHide([])}>
            {texts.showAll}
          </Button>
        </Actions>
      </TitledDialog>
    </>
  );
}
