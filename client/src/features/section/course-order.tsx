import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragEndEvent, Modifier } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { Part } from '#shared/course-parts.ts';
import { groupBySection } from '#shared/section-groups.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { orderAnnouncements, type TitledPart } from './order-announcements.ts';
import { partsOfCourse } from './parts-of-course.ts';

interface CourseOrderProps<Section extends TitledPart, Lecture extends TitledPart> {
  sections: readonly Section[];
  lectures: readonly Lecture[];
  onArrange: (before: Part[], after: Part[]) => unknown;
  /** The content of the row above the lectures of a section. `number` is that of the section, from 1. */
  sectionRow: (section: Section, number: number, lectures: readonly Lecture[]) => ReactNode;
  /** The content of a row next to its handle. `number` is that of the lecture in the course, from 1. */
  lectureRow: (lecture: Lecture, number: number) => ReactNode;
}

/** Restricts the movement of a row to the vertical axis. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * The sections and lectures of a course. Lectures can be moved within and across sections by dragging or with the keyboard (ADMIN).
 */
export function CourseOrder<Section extends TitledPart, Lecture extends TitledPart>(
  props: CourseOrderProps<Section, Lecture>,
) {
  const { sections, lectures, onArrange, sectionRow, lectureRow } = props;
  const parts = partsOfCourse({ sections, lectures });
  const ids = parts.map(({ id }) => id);
  const sensors = useSensors(
    // A press on the handle without movement does not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => orderAnnouncements(sections, lectures), [sections, lectures]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onArrange(parts, arrayMove(parts, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: lectureFormTexts.order.instructions },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {groupBySection(sections, lectures).map(({ section, number, lectures: own, firstNumber }) => (
          <Box key={section?.id ?? ''} as="section" aria-label={section?.title}>
            {section && <SectionRow id={section.id}>{sectionRow(section, number, own)}</SectionRow>}
            <chakra.ol listStyleType="none">
              {own.map((lecture, index) => (
                <Row key={lecture.id} lecture={lecture} isAlone={parts.length === 1}>
                  {lectureRow(lecture, firstNumber + index)}
                </Row>
              ))}
            </chakra.ol>
          </Box>
        ))}
      </SortableContext>
    </DndContext>
  );
}

/** Where a row is drawn while another one is dragged. */
const placeOf = (
  transform: ReturnType<typeof useSortable>['transform'],
  transition: string | undefined,
): CSSProperties => ({
  transform: transform ? `translateY(${transform.y}px)` : undefined,
  transition,
});

/** A row that lectures are dragged past. It has no handle: buttons move a section with its lectures. */
function SectionRow({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, transform, transition } = useSortable({ id, disabled: { draggable: true } });
  return (
    <Box ref={setNodeRef} style={placeOf(transform, transition)}>
      {children}
    </Box>
  );
}

interface RowProps {
  lecture: TitledPart;
  isAlone: boolean;
  children: ReactNode;
}

function Row({ lecture, isAlone, children }: RowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({
      id: lecture.id,
      disabled: isAlone,
      attributes: { roleDescription: lectureFormTexts.order.sortable },
    });
  return (
    <Flex
      as="li"
      ref={setNodeRef}
      align="center"
      // On phones the controls wrap below the title.
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      borderBottom="line"
      borderColor="border"
      position="relative"
      zIndex={isDragging ? '1' : undefined}
      bg={isDragging ? 'bg.raised' : undefined}
      boxShadow={isDragging ? 'card' : undefined}
      style={placeOf(transform, transition)}
    >
      {!isAlone && (
        <Handle
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          type="button"
          aria-label={lectureFormTexts.order.moveNamed({ title: lecture.title })}
          title={lectureFormTexts.order.move}
        >
          <GripVertical size={18} aria-hidden />
        </Handle>
      )}
      {children}
    </Flex>
  );
}

const Handle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: { base: '11', lg: '8' },
    alignSelf: 'stretch',
    minHeight: '11',
    color: 'fg.muted',
    borderRadius: 'card',
    cursor: 'grab',
    // A touch drags the row instead of scrolling the page.
    touchAction: 'none',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    _active: { cursor: 'grabbing' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});
