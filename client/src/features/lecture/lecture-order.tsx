import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, DragEndEvent, Modifier, UniqueIdentifier } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { chakra, Flex } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';

interface OrderedLecture {
  id: string;
  title: string;
}

interface LectureOrderProps<Lecture extends OrderedLecture> {
  lectures: readonly Lecture[];
  onReorder: (before: string[], after: string[]) => unknown;
  /** The content of a row next to its handle. */
  children: (lecture: Lecture, index: number) => ReactNode;
}

/** Restricts the movement of a row to the vertical axis. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The lectures of a course, which can be ordered by dragging or with the keyboard (ADMIN). */
export function LectureOrder<Lecture extends OrderedLecture>(props: LectureOrderProps<Lecture>) {
  const { lectures, onReorder, children } = props;
  const ids = lectures.map(({ id }) => id);
  const sensors = useSensors(
    // A press on the handle without movement does not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => announcementsFor(lectures), [lectures]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onReorder(ids, arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
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
        <chakra.ol listStyleType="none">
          {lectures.map((lecture, index) => (
            <Row key={lecture.id} lecture={lecture} isAlone={lectures.length === 1}>
              {children(lecture, index)}
            </Row>
          ))}
        </chakra.ol>
      </SortableContext>
    </DndContext>
  );
}

function announcementsFor(lectures: readonly OrderedLecture[]): Announcements {
  const { order: texts } = lectureFormTexts;
  /** The lecture's title, and its current or target position. */
  const valuesOf = (id: UniqueIdentifier, at: UniqueIdentifier) => ({
    title: lectures.find((lecture) => lecture.id === id)?.title ?? '',
    place: lectures.findIndex((lecture) => lecture.id === at) + 1,
    count: lectures.length,
  });
  let isJustTaken = false;
  return {
    onDragStart: ({ active }) => {
      isJustTaken = true;
      return texts.taken(valuesOf(active.id, active.id));
    },
    onDragOver: ({ active, over }) => {
      // A drag starts over its own position; announcing that would cut off the first announcement. After a quick
      // move, the row is already over another position.
      const isStart = isJustTaken && over?.id === active.id;
      isJustTaken = false;
      return isStart ? undefined : texts.moved(valuesOf(active.id, (over ?? active).id));
    },
    onDragEnd: ({ active, over }) => texts.putDown(valuesOf(active.id, (over ?? active).id)),
    onDragCancel: ({ active }) => texts.stays(valuesOf(active.id, active.id)),
  };
}

interface RowProps {
  lecture: OrderedLecture;
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
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
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
