import type { CourseChange } from '#client/gql/graphql.ts';
import { SelectionAction, SelectionBar } from '#client/ui/selection-bar.tsx';
import { courseListTexts } from '#shared/texts/course-list.ts';

interface CourseBulkBarProps {
  /** The selected courses. */
  courses: readonly { publishedAt?: string | null }[];
  isChanging: boolean;
  onChange: (change: CourseChange) => void;
  onClear: () => void;
}

/** The controls for the selected courses. */
export function CourseBulkBar({ courses, isChanging, onChange, onClear }: CourseBulkBarProps) {
  const { selection: texts } = courseListTexts;
  const published = courses.filter(({ publishedAt }) => publishedAt).length;
  return (
    <SelectionBar label={texts.label} count={courses.length} onClear={onClear}>
      <SelectionAction
        isPossible={published < courses.length}
        isChanging={isChanging}
        onDo={() => onChange('PUBLISH')}
      >
        {texts.publish}
      </SelectionAction>
      <SelectionAction isPossible={published > 0} isChanging={isChanging} onDo={() => onChange('UNPUBLISH')}>
        {texts.unpublish}
      </SelectionAction>
      <SelectionAction tone="danger" isChanging={isChanging} onDo={() => onChange('TRASH')}>
        {texts.trash}
      </SelectionAction>
    </SelectionBar>
  );
}
