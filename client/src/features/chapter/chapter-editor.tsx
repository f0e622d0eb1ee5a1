import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { DraftOffer } from '#client/forms/draft-offer.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { useDraft } from '#client/forms/use-draft.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { timedChapters } from '#shared/chapters.ts';
import { usePlayback } from '#client/player/playback.tsx';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { notify } from '#client/toasts/toasts.ts';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { chapterMessages } from '#shared/chapter.ts';
import { messages } from '#shared/messages.ts';
import { ChapterFields } from './chapter-fields.tsx';
import { secondOf, withChapters } from './chapter-lines.ts';
import {
  areChapterRows,
  chapterRow,
  chaptersOfRows,
  copyRow,
  faultsOf,
  type EditedChapter,
} from './edited-chapters.ts';
import { useSaveChapters } from './use-save-chapters.ts';

interface ChapterEditorProps {
  /** The lecture as loaded. */
  lecture: { id: string; description: string; version: number };
  /** Duration of the video, in seconds. */
  duration: number;
  /** Called when another admin has saved the lecture in the meantime; reloads it. */
  onConflict: () => unknown;
}

/**
 * Editor for the chapters of the video next to it. It keeps the input when the server rejects a save, and stores it
 * in the browser until it is saved.
 */
export function ChapterEditor({ lecture, duration, onConflict }: ChapterEditorProps) {
  const playback = usePlayback();
  const { saveChapters, isSaving } = useSaveChapters();
  const [chapters, setChapters] = useState(() => timedChapters(lecture.description).map(chapterRow));
  const [saved, setSaved] = useState(chapters);
  const [isChecked, setIsChecked] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const [sought, setSought] = useState<{ selector: string } | null>(null);
  const isChanged = chapters !== saved;
  const draft = useDraft(useDraftKey(`chapters:${lecture.id}`), areChapterRows);
  const { keep } = draft;
  useEffect(() => {
    if (isChanged) keep(chapters);
  }, [isChanged, chapters, keep]);
  const blocker = useLeaveGuard(useCallback(() => isChanged, [isChanged]));
  const faults = isChecked ? faultsOf(chapters, duration) : null;
  useEffect(() => {
    if (sought) list.current?.querySelector<HTMLElement>(sought.selector)?.focus();
  }, [sought]);

  const change = (id: number, changes: Partial<EditedChapter>) =>
    setChapters(chapters.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const add = () => {
    // The first chapter starts with the video, regardless of the playback position.
    const start = chapters.length === 0 ? 0 : Math.floor(playback.current());
    const rest = chapters.filter((row) => (secondOf(row.start) ?? 0) > start);
    const before = chapters.filter((row) => !rest.includes(row));
    setChapters([...before, chapterRow({ start, title: '' }), ...rest]);
    setSought({ selector: `li:nth-child(${before.length + 1}) input[data-title]` });
  };
  const remove = (id: number) => {
    const former = chapters;
    setChapters(chapters.filter((row) => row.id !== id));
    notify.success(chapterMessages.success.remove, {
      action: { label: messages.button.undo, run: () => setChapters(former) },
    });
  };
  const save = async () => {
    setIsChecked(true);
    if (faultsOf(chapters, duration)) return setSought({ selector: '[aria-invalid=true]' });
    const { id, version, description } = lecture;
    const outcome = await saveChapters({
      id,
      version,
      description: withChapters(description, chaptersOfRows(chapters)),
    });
    if (outcome.ok) {
      setSaved(chapters);
      draft.drop();
      setIsChecked(false);
    } else if (hasCode(outcome.error, 'CONFLICT')) onConflict();
  };
  // The buttons of the draft offer are removed, and the focus with them.
  const focusFirst = () => setSought({ selector: 'input' });
  const takeUp = () => {
    const taken = draft.takeUp();
    if (taken) setChapters(taken.map(copyRow));
    focusFirst();
  };
  const decline = () => {
    draft.decline();
    focusFirst();
  };
  return (
    <Stack as="section" gap="5" aria-labelledby="chapters-heading">
      <Heading as="h2" id="chapters-heading" textStyle="h3">
        {chapterMessages.heading}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {chapterMessages.hint}
      </Text>
      {draft.offered && <DraftOffer keptAt={draft.offered.keptAt} onTakeUp={takeUp} onDecline={decline} />}
      {faults?.list && <FormError text={faults.list} />}
      {chapters.length === 0 && <Text>{chapterMessages.none}</Text>}
      <chakra.ol ref={list} role="list" listStyleType="none" aria-label={chapterMessages.heading}>
        {chapters.map((row, index) => (
          <ChapterFields
            key={row.id}
            chapter={row}
            number={index + 1}
            errors={faults?.rows.get(row.id)}
            onChange={(changes) => change(row.id, changes)}
            onPlay={() => playback.seek(secondOf(row.start) ?? 0)}
            onRemove={() => remove(row.id)}
          />
        ))}
      </chakra.ol>
      <Flex gap="3" wrap="wrap">
        <Button loading={isSaving} onClick={() => void save()}>
          {chapterMessages.save}
        </Button>
        <Button variant="outline" onClick={add}>
          {chapterMessages.add}
        </Button>
      </Flex>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </Stack>
  );
}
