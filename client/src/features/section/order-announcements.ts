import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { sectionFormTexts } from '#shared/texts/section-form.ts';
import { partsOfCourse } from './parts-of-course.ts';

/** A section or lecture with its title. */
export interface TitledPart {
  id: string;
  title: string;
  position: number;
}

/** What screen readers say while a lecture is moved: its position among the lectures of the course, and its section. */
export function orderAnnouncements(
  sections: readonly TitledPart[],
  lectures: readonly TitledPart[],
): Announcements {
  const { order: texts } = lectureFormTexts;
  const parts = partsOfCourse({ sections, lectures });
  const titles = new Map([...sections, ...lectures].map(({ id, title }) => [id, title]));
  const indexOf = (id: UniqueIdentifier) => parts.findIndex((part) => part.id === id);

  /** Says a text about a lecture as if it were in the place of a part. */
  const say = (text: typeof texts.moved, id: UniqueIdentifier, at: UniqueIdentifier): string => {
    const order = arrayMove(parts, indexOf(id), indexOf(at));
    const before = order.slice(
      0,
      order.findIndex((part) => part.id === id),
    );
    const said = text({
      title: titles.get(String(id)) ?? '',
      place: before.filter(({ kind }) => kind === 'lecture').length + 1,
      count: lectures.length,
    });
    const section = before.findLast(({ kind }) => kind === 'section');
    return section ? `${said} ${sectionFormTexts.inSection({ title: titles.get(section.id) ?? '' })}` : said;
  };
  let isJustTaken = false;
  return {
    onDragStart: ({ active }) => {
      isJustTaken = true;
      return say(texts.taken, active.id, active.id);
    },
    onDragOver: ({ active, over }) => {
      // A drag starts over its own position; announcing that would cut off the first announcement. After a quick
      // move, the row is already over another position.
      const isStart = isJustTaken && over?.id === active.id;
      isJustTaken = false;
      return isStart ? undefined : say(texts.moved, active.id, (over ?? active).id);
    },
    onDragEnd: ({ active, over }) => say(texts.putDown, active.id, (over ?? active).id),
    onDragCancel: ({ active }) => say(texts.stays, active.id, active.id),
  };
}
