import { chakra, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { formatClock } from '#client/format/format.ts';
import { Field } from '#client/forms/field.tsx';
import { useLectureMomentsQuery, type LectureMomentsQuery } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { Select } from '#client/ui/select.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { groupBySection } from '#shared/section-groups.ts';
import { textLectureTexts } from '#shared/texts/text-lecture.ts';
import { escapeMarkdown, markdownLink, secondOfTime } from './moment-link.ts';

interface MomentFormProps {
  slug: string;
  /** The words in the text that become the link; empty if none are selected. */
  selected: string;
  /** Called with a link in Markdown. */
  onInsert: (link: string) => void;
  onCancel: () => void;
}

type Course = LectureMomentsQuery['course'];

/** The sections of a course with their videos, in teaching order. */
const videosBySection = ({ sections, lectures }: Course) =>
  groupBySection(
    sections,
    lectures.filter(({ kind }) => kind === 'VIDEO'),
  ).filter(({ lectures: videos }) => videos.length > 0);

/** Asks for a video of the course, a time and the text of a link to them. Loaded lazily. */
export function MomentForm({ slug, ...rest }: MomentFormProps) {
  // Another admin may have added a video.
  const query = useLectureMomentsQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' });
  const groups = query.data && videosBySection(query.data.course);
  if (groups && groups.length > 0) return <MomentFields slug={slug} groups={groups} {...rest} />;
  return (
    <Stack gap="5">
      {groups ? (
        <Text>{textLectureTexts.moment.none}</Text>
      ) : (
        <QueryFallback {...query} failure={lectureMessages.failure.loadLectures} skeleton="72" />
      )}
      <Button variant="outline" alignSelf="end" onClick={rest.onCancel}>
        {messages.button.cancel}
      </Button>
    </Stack>
  );
}

interface MomentFieldsProps extends MomentFormProps {
  groups: ReturnType<typeof videosBySection>;
}

function MomentFields({ slug, groups, selected, onInsert, onCancel }: MomentFieldsProps) {
  const { moment: texts } = textLectureTexts;
  const form = useRef<HTMLFormElement>(null);
  const [lectureId, setLectureId] = useState<string>();
  const [time, setTime] = useState('');
  /** Undefined until the author writes it. */
  const [written, setWritten] = useState(selected || undefined);
  /** Whether errors are shown. */
  const [isSent, setIsSent] = useState(false);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const videos = groups.flatMap(({ lectures }) => lectures);
  const lecture = videos.find(({ id }) => id === lectureId) ?? videos[0];
  if (!lecture) return null;
  const { title, duration } = lecture;
  const second = secondOfTime(time);
  const firstWords = second === null ? title : texts.firstWords({ title, time: formatClock(second) });
  const words = written ?? firstWords;
  // The length of a video that is still being processed is unknown: 0.
  const isLate = second !== null && duration > 0 && second >= duration;
  const timeError =
    second === null
      ? texts.error.time
      : isLate
        ? texts.error.late({ end: formatClock(duration) })
        : undefined;
  const wordsError = words.trim() === '' ? texts.error.words : undefined;

  const insert = (event: FormEvent) => {
    event.preventDefault();
    // React also tells the form of the lecture, where the editor is.
    event.stopPropagation();
    setIsSent(true);
    const faulty = timeError ? 'time' : wordsError && 'words';
    if (faulty) form.current?.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus();
    else if (second !== null) {
      const text = written ?? escapeMarkdown(firstWords);
      onInsert(markdownLink(text, paths.lectureAt(slug, lecture.id, second)));
    }
  };
  const shown = (error: string | undefined) => (isSent && error !== undefined ? { error } : {});
  const options = (lectures: typeof videos) =>
    lectures.map((video) => (
      <option key={video.id} value={video.id}>
        {video.title}
      </option>
    ));
  return (
    <chakra.form ref={form} display="flex" flexDirection="column" gap="5" noValidate onSubmit={insert}>
      <Field label={texts.lecture}>
        <Select value={lecture.id} onChange={({ currentTarget }) => setLectureId(currentTarget.value)}>
          {groups.map(({ section, lectures }) =>
            section ? (
              <optgroup key={section.id} label={section.title}>
                {options(lectures)}
              </optgroup>
            ) : (
              options(lectures)
            ),
          )}
        </Select>
      </Field>
      <Field label={texts.time} help={texts.timeHelp} {...shown(timeError)}>
        <Input
          name="time"
          value={time}
          autoComplete="off"
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </Field>
      <Field label={texts.words} {...shown(wordsError)}>
        <Input
          name="words"
          value={words}
          dir="auto"
          autoComplete="off"
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
      </Field>
      <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
        <Button variant="outline" onClick={onCancel}>
          {messages.button.cancel}
        </Button>
        <Button type="submit">{texts.insert}</Button>
      </Stack>
    </chakra.form>
  );
}
