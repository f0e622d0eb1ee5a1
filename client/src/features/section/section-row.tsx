import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { CourseFacts } from '#client/entities/course/course-facts.tsx';
import { RowForm } from '#client/forms/row-form.tsx';
import type { EditableSectionFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { MoveButton } from '#client/ui/move-button.tsx';
import { sectionFormTexts as texts } from '#shared/texts/section-form.ts';
import { SectionFormFields } from './section-form-fields.tsx';
import { useEditSection } from './use-edit-section.ts';

interface SectionRowProps {
  slug: string;
  section: EditableSectionFragment;
  /** The number of the section, from 1. */
  number: number;
  lectures: readonly { duration: number }[];
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onDelete: () => unknown;
}

/** The row above the lectures of a section on the edit page of a course. Its texts are edited in the row. */
export function SectionRow(props: SectionRowProps) {
  const { slug, section, number, lectures, isFirst, isLast, onMove, onDelete } = props;
  const { title, summary } = section;
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const end = () => {
    setIsEditing(false);
    editButton.current?.focus();
  };
  return (
    <Stack gap="2" paddingTop="6" paddingBottom="2" borderBottom="line" borderColor="border">
      <Flex align="center" wrap={{ base: 'wrap', sm: 'nowrap' }} columnGap="3">
        <Heading as="h3" textStyle="h3" flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
          {number}. <bdi>{title}</bdi>
        </Heading>
        <Flex flexShrink="0" flexBasis={{ base: 'full', sm: 'auto' }} justify="end">
          <Button
            ref={editButton}
            variant="ghost"
            aria-label={texts.editNamed({ title })}
            title={texts.edit}
            aria-expanded={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            <Pencil size={18} aria-hidden />
          </Button>
          <MoveButton
            direction="up"
            label={texts.moveNamedUp({ title })}
            title={texts.moveUp}
            isEnd={isFirst}
            onMove={() => onMove(-1)}
          />
          <MoveButton
            direction="down"
            label={texts.moveNamedDown({ title })}
            title={texts.moveDown}
            isEnd={isLast}
            onMove={() => onMove(1)}
          />
          <Button
            variant="ghost"
            aria-label={texts.deleteNamed({ title })}
            title={texts.delete}
            onClick={onDelete}
          >
            <Trash2 size={18} aria-hidden />
          </Button>
        </Flex>
      </Flex>
      {isEditing ? (
        <SectionForm slug={slug} section={section} onEnd={end} />
      ) : (
        summary !== '' && (
          <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
            {summary}
          </Text>
        )
      )}
      {lectures.length > 0 ? (
        <CourseFacts course={factsOf(lectures)} />
      ) : (
        <Text color="fg.muted">{texts.noLectures}</Text>
      )}
    </Stack>
  );
}

const factsOf = (lectures: readonly { duration: number }[]) => ({
  numberOfLectures: lectures.length,
  duration: lectures.reduce((sum, { duration }) => sum + duration, 0),
});

interface SectionFormProps {
  slug: string;
  section: EditableSectionFragment;
  /** After the section is saved, Cancel or Escape. */
  onEnd: () => void;
}

/** Form for the texts of a section, in its row. It begins with the focus in the title. */
function SectionForm({ slug, section, onEnd }: SectionFormProps) {
  const { form, conflict, submit, isSaving } = useEditSection(slug, section);
  return (
    <RowForm
      label={texts.editNamed({ title: section.title })}
      form={form}
      onSubmit={submit(onEnd)}
      saveLabel={texts.save}
      isSaving={isSaving}
      onBegin={() => form.setFocus('title', { shouldSelect: true })}
      onEnd={onEnd}
    >
      <SectionFormFields form={form} conflict={conflict} />
    </RowForm>
  );
}
