import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import type { PasskeyRecordFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { useRemovePasskey } from './use-passkeys.ts';

interface PasskeysTableProps {
  passkeys: readonly PasskeyRecordFragment[];
  onRename: (passkey: PasskeyRecordFragment) => void;
}

/** The passkeys of a person, oldest first. */
export function PasskeysTable({ passkeys, onRename }: PasskeysTableProps) {
  return (
    <DataTable
      caption="Passkeys, oldest first"
      columns={columnsFor(onRename)}
      rows={passkeys}
      rowKey={({ id }) => id}
      cardsBelow="md"
    />
  );
}

const columnsFor = (onRename: PasskeysTableProps['onRename']): Column<PasskeyRecordFragment>[] => [
  { key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'created',
    header: 'Added',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time> : 'Never',
  },
  {
    key: 'actions',
    header: 'Actions',
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
      <Button variant="outline" aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </Button>
      <Button
        variant="outline"
        tone="danger"
        loading={isRemoving}
        aria-label={`Remove ${name}`}
        onClick={() => setIsAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove the passkey ‘${name}’?`}
        description="It no longer opens your account. Delete it from the device that keeps it, too."
        confirmLabel="Remove passkey"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </Flex>
  );
}
