import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { formatDate } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import type { ListPage } from '#client/ui/use-page.ts';
import { trashMessages } from '#shared/trash.ts';
import { isolated } from '#shared/characters.ts';
import { timeLeft, vanishesAt } from './trash-dates.ts';

/** An item in the trash. */
interface Trashed {
  id: string;
  title: string;
  deletedAt?: string | null;
}

interface TrashSectionProps<Thing extends Trashed> {
  kind: 'courses' | 'lectures' | 'files';
  page: ListPage<Thing>;
  /** An additional column. */
  column: Column<Thing>;
  onRestore: (id: string) => Promise<unknown>;
  onDelete: (id: string) => Promise<unknown>;
}

/** The list of one kind of item in the trash. */
export function TrashSection<Thing extends Trashed>(props: TrashSectionProps<Thing>) {
  const { kind, page } = props;
  const id = useId();
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      {/* Takes the focus when the focused row is gone. */}
      <Heading as="h2" id={id} textStyle="h2" tabIndex={-1} _focus={{ outline: 'none' }}>
        {trashMessages[kind].heading}
      </Heading>
      {page.nodes ? (
        <TrashList {...props} things={page.nodes} headingId={id} />
      ) : (
        <QueryFallback {...page} skeleton={<TableSkeleton rows={3} cardsBelow="md" />} />
      )}
    </Stack>
  );
}

interface TrashListProps<Thing extends Trashed> extends TrashSectionProps<Thing> {
  things: readonly Thing[];
  headingId: string;
}

function TrashList<Thing extends Trashed>(props: TrashListProps<Thing>): ReactNode {
  const { kind, page, things, column, onRestore, onDelete, headingId } = props;
  const [restoring, setRestoring] = useState<string | null>(null);
  const [condemned, setCondemned] = useState<Thing | null>(null);
  const texts = trashMessages[kind];
  const restore = async (id: string) => {
    setRestoring(id);
    await onRestore(id);
    setRestoring(null);
    document.getElementById(headingId)?.focus();
  };
  const deleteForever = async () => {
    setCondemned(null);
    if (condemned) await onDelete(condemned.id);
    document.getElementById(headingId)?.focus();
  };
  if (things.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  return (
    <>
      <DataTable
        caption={texts.caption}
        rows={things}
        rowKey={({ id }) => id}
        cardsBelow="md"
        columns={[
          {
            key: 'title',
            header: trashMessages.column.title,
            isRowHeader: true,
            cell: (thing) => <bdi>{thing.title}</bdi>,
          },
          column,
          {
            key: 'vanishes',
            header: trashMessages.column.vanishes,
            cell: ({ deletedAt }) => deletedAt && <Vanishes at={deletedAt} />,
          },
          {
            key: 'restore',
            header: trashMessages.column.actions,
            isActions: true,
            width: '19rem',
            cell: (thing) => (
              <Flex wrap="wrap" gap="2" justify={{ base: 'start', md: 'end' }}>
                <Button
                  variant="outline"
                  aria-label={trashMessages.restoreNamed({ title: thing.title })}
                  loading={restoring === thing.id}
                  onClick={() => restore(thing.id)}
                >
                  {trashMessages.restore}
                </Button>
                <Button
                  variant="outline"
                  tone="danger"
                  aria-label={trashMessages.deleteNamed({ title: thing.title })}
                  onClick={() => setCondemned(thing)}
                >
                  {trashMessages.deleteForever}
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={condemned !== null}
        title={trashMessages.question.deleteForever({ title: isolated(condemned?.title ?? '') })}
        description={texts.consequence}
        confirmLabel={trashMessages.deleteForever}
        onConfirm={() => void deleteForever()}
        onCancel={() => setCondemned(null)}
      />
      <ShowMore of={kind} {...page} />
    </>
  );
}

function Vanishes({ at }: { at: string }) {
  const end = vanishesAt(at);
  return (
    <span>
      <time dateTime={end.toISOString()}>{formatDate(end)}</time>
      <Text as="span" display="block" color="fg.muted">
        {timeLeft(at, new Date())}
      </Text>
    </span>
  );
}
