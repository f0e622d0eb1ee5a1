import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { formatDate } from '#client/format/format.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { trashMessages } from '#shared/trash.ts';
import { timeLeft, vanishesAt } from './trash-dates.ts';

/** What can be restored. */
interface Trashed {
  id: string;
  title: string;
  deletedAt?: string | null;
}

interface TrashSectionProps<Thing extends Trashed> {
  kind: 'courses' | 'lectures';
  /** In the plural, like `Courses`. */
  title: string;
  list:
    | { edges: readonly { node: Thing }[]; totalCount: number; pageInfo: { hasNextPage: boolean } }
    | undefined;
  /** What else there is to know of each. */
  column: Column<Thing>;
  error: unknown;
  onRetry: () => unknown;
  onRestore: (id: string) => Promise<unknown>;
  onDelete: (id: string) => Promise<unknown>;
  /** What goes with each when it is deleted for good. */
  consequence: string;
  isLoadingMore: boolean;
  onShowMore: () => unknown;
}

/** One kind of what is in the trash. */
export function TrashSection<Thing extends Trashed>(props: TrashSectionProps<Thing>) {
  const { title, list, error, onRetry } = props;
  const id = useId();
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      {/* Takes the focus when the row that had it is gone. */}
      <Heading as="h2" id={id} textStyle="h2" tabIndex={-1} _focus={{ outline: 'none' }}>
        {title}
      </Heading>
      {list && <TrashList {...props} list={list} headingId={id} />}
      {!list && error !== undefined && (
        <ErrorState message={errorMessage(error, trashMessages.failure.loadTrash)} onRetry={onRetry} />
      )}
      {!list && error === undefined && <TableSkeleton rows={3} cardsBelow="md" />}
    </Stack>
  );
}

interface TrashListProps<Thing extends Trashed> extends TrashSectionProps<Thing> {
  list: NonNullable<TrashSectionProps<Thing>['list']>;
  headingId: string;
}

function TrashList<Thing extends Trashed>(props: TrashListProps<Thing>): ReactNode {
  const { title, list, column, onRestore, onDelete, consequence, isLoadingMore, onShowMore, headingId } =
    props;
  const [restoring, setRestoring] = useState<string | null>(null);
  const [condemned, setCondemned] = useState<Thing | null>(null);
  const name = title.toLowerCase();
  const restore = async (id: string) => {
    setRestoring(id);
    await onRestore(id);
    setRestoring(null);
    document.getElementById(headingId)?.focus();
  };
  const deleteForever = async ({ id }: Thing) => {
    setCondemned(null);
    await onDelete(id);
    document.getElementById(headingId)?.focus();
  };
  if (list.edges.length === 0) return <Text color="fg.muted">No {name} in the trash.</Text>;
  return (
    <>
      <DataTable
        caption={`${title} in the trash`}
        rows={list.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        cardsBelow="md"
        columns={[
          { key: 'title', header: 'Title', isRowHeader: true, cell: (thing) => <bdi>{thing.title}</bdi> },
          column,
          {
            key: 'vanishes',
            header: 'Gone for good',
            cell: ({ deletedAt }) => deletedAt && <Vanishes at={deletedAt} />,
          },
          {
            key: 'restore',
            header: 'Actions',
            isActions: true,
            width: '19rem',
            cell: (thing) => (
              <Flex wrap="wrap" gap="2" justify={{ base: 'start', md: 'end' }}>
                <Button
                  variant="outline"
                  aria-label={`Restore ${thing.title}`}
                  loading={restoring === thing.id}
                  onClick={() => restore(thing.id)}
                >
                  Restore
                </Button>
                <Button
                  variant="outline"
                  tone="danger"
                  aria-label={`Delete ${thing.title} forever`}
                  onClick={() => setCondemned(thing)}
                >
                  Delete forever
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      {condemned && (
        <ConfirmDialog
          open
          title={trashMessages.question.deleteForever(condemned.title)}
          description={consequence}
          confirmLabel="Delete forever"
          onConfirm={() => void deleteForever(condemned)}
          onCancel={() => setCondemned(null)}
        />
      )}
      {list.pageInfo.hasNextPage && (
        <ShowMore
          of={props.kind}
          shown={list.edges.length}
          totalCount={list.totalCount}
          hasMore
          isLoading={isLoadingMore}
          onShowMore={onShowMore}
        />
      )}
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
