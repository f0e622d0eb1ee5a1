import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import type { PasskeyRecordFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { factorMessages } from '#shared/factor.ts';
import { useRemovePasskey } from './use-passkeys.ts';

const { passkeys: texts } = factorMessages;

interface PasskeysTableProps {
  passkeys: readonly PasskeyRecordFragment[];
  onRename: (passkey: PasskeyRecordFragment) => void;
}

/** The user's passkeys, oldest first. */
export function PasskeysTable({ passkeys, onRename }: PasskeysTableProps) {
  return (
    <DataTable
      caption={texts.caption}
      columns={columnsFor(onRename)}
      rows={passkeys}
      rowKey={({ id }) => id}
      cardsBelow="md"
    />
  );
}

const columnsFor = (onRename: PasskeysTableProps['onRename']): Column<PasskeyRecordFragment>[] => [
  { key: 'name', header: texts.columns.name, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'created',
    header: texts.columns.added,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'used',
    header: texts.columns.lastUsed,
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time> : texts.never,
  },
  {
    key: 'actions',
    header: texts.columns.actions,
    isActions: true,
    cell: (passkey) => <PasskeyControls passkey={passkey} onRename={() => onRename(passkey)} />,
  },
];

interface PasskeyControlsProps {
  passkey: PasskeyRecordFragment;
  onRename: () => void;
}

function PasskeyControls({ passkey: { id, name }, onRename }: PasskeyControlsProps) {
  const { remove, isRemoving } = useRemovePasskey();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    void remove(id);
  };
  return (
    <Flex gap="3" wrap="wrap">
      <Button variant="outline" aria-label={texts.renameOne({ name })} onClick={onRename}>
        {texts.renameRow}
      </Button>
      <Button
        variant="outline"
        tone="danger"
        loading={isRemoving}
        aria-label={texts.removeOne({ name })}
        onClick={() => setIsAsking(true)}
      >
        {texts.removeRow}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.removeTitle({ name })}
        description={texts.removeDescription}
        confirmLabel={texts.remove}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </Flex>
  );
}
