import { Box, Flex } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EditableSchoolPageFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { MoveButton } from '#client/ui/move-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { paths } from '#shared/paths.ts';
import { schoolPageTexts as texts } from '#shared/texts/school-page.ts';
import { useDeleteSchoolPage } from './use-delete-school-page.ts';
import { useUpdateSchoolPage } from './use-update-school-page.ts';

type Page = EditableSchoolPageFragment;

/** The free pages in the order of their links, with buttons to edit, move and delete each. */
export function PagesTable({ pages }: { pages: readonly Page[] }) {
  const { column } = texts;
  const { updatePage, isSaving } = useUpdateSchoolPage();
  const deletePage = useDeleteSchoolPage();
  const [condemned, setCondemned] = useState<Page | null>(null);
  const move = ({ id, version }: Page, position: number) => {
    if (!isSaving && position >= 0 && position < pages.length) void updatePage({ id, version, position });
  };
  const confirm = () => {
    setCondemned(null);
    if (condemned) void deletePage(condemned, pages.indexOf(condemned));
  };
  return (
    <Box width="full">
      <DataTable
        caption={texts.caption}
        rows={pages}
        rowKey={({ id }) => id}
        cardsBelow="md"
        columns={[
          {
            key: 'title',
            header: column.title,
            isRowHeader: true,
            cell: ({ title }) => <bdi>{title}</bdi>,
          },
          {
            key: 'address',
            header: column.address,
            cell: ({ slug }) => (
              <TextLink to={paths.schoolPage(slug)}>
                <bdi>{decodeURI(paths.schoolPage(slug))}</bdi>
              </TextLink>
            ),
          },
          { key: 'place', header: column.place, cell: ({ place }) => texts.places[place] },
          {
            key: 'actions',
            header: column.actions,
            isActions: true,
            cell: (page, index) => (
              <Flex gap="1" justify={{ base: 'start', md: 'end' }}>
                <MoveButton
                  direction="up"
                  label={texts.moveUp(page)}
                  title={texts.moveUp(page)}
                  isEnd={index === 0 || isSaving}
                  onMove={() => move(page, index - 1)}
                />
                <MoveButton
                  direction="down"
                  label={texts.moveDown(page)}
                  title={texts.moveDown(page)}
                  isEnd={index === pages.length - 1 || isSaving}
                  onMove={() => move(page, index + 1)}
                />
                <LinkButton
                  to={paths.editSchoolPage(page.id)}
                  variant="ghost"
                  aria-label={texts.editNamed(page)}
                  title={texts.edit}
                >
                  <Pencil size={18} aria-hidden />
                </LinkButton>
                <Button
                  variant="ghost"
                  tone="danger"
                  aria-label={texts.deleteNamed(page)}
                  title={texts.delete}
                  onClick={() => setCondemned(page)}
                >
                  <Trash2 size={18} aria-hidden />
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={condemned !== null}
        title={texts.question}
        description={texts.deletion({ title: condemned?.title ?? '' })}
        confirmLabel={texts.delete}
        onConfirm={confirm}
        onCancel={() => setCondemned(null)}
      />
    </Box>
  );
}
