import { Flex, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { languageText } from '#client/player/player-text.ts';
import type { CaptionPartsFragment } from '#client/gql/graphql.ts';
import { saveFile } from '#client/ui/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { captionMessages } from '#shared/caption.ts';
import type { Cue } from '#client/player/transcript/cues.ts';
import { useCues, type RenewCaptions } from '#client/player/transcript/use-cues.ts';
import { messages } from '#shared/messages.ts';
import { CaptionEditor } from './caption-editor.tsx';
import { useCaptionChanges } from './use-caption-changes.ts';
import { vttOf, writeVtt } from './web-vtt.ts';

interface LanguagePanelProps {
  lecture: { id: string; duration: number };
  language: string;
  /** The captions as currently saved; null before the first save, or when another admin has deleted them. */
  captions: CaptionPartsFragment | null;
  renew: RenewCaptions;
  /** Called with whether there are unsaved changes. */
  onEdited: (isChanged: boolean) => void;
  onDeleted: () => void;
}

/** The captions of a lecture in one language. */
export function LanguagePanel(props: LanguagePanelProps) {
  const { captions } = props;
  // The editor keeps the captions it was opened with: neither the admin's own save nor another admin's replaces them.
  const [opened, setOpened] = useState({ captions, count: 0 });
  const show = () => setOpened(({ count }) => ({ captions, count: count + 1 }));
  if (!opened.captions) return <EditorPanel {...props} cues={[]} version={null} onShowTheirs={show} />;
  return <SavedCaptions key={opened.count} {...props} opened={opened.captions} onShowTheirs={show} />;
}

type OpenedProps = LanguagePanelProps & { onShowTheirs: () => void };

function SavedCaptions({ opened, ...props }: OpenedProps & { opened: CaptionPartsFragment }) {
  const state = useCues(opened, props.renew);
  if (state.status === 'failed')
    return <ErrorState message={captionMessages.failure.loadCaptions} onRetry={state.retry} />;
  if (state.status === 'loading') return <Skeleton height="48" />;
  return <EditorPanel {...props} cues={state.cues} version={state.version} />;
}

interface EditorPanelProps extends OpenedProps {
  cues: readonly Cue[];
  /** Version of the cues; null for captions that are not saved yet. */
  version: number | null;
}

function EditorPanel(props: EditorPanelProps) {
  const { lecture, language, captions, cues, version, renew, onEdited, onDeleted, onShowTheirs } = props;
  const { save, remove } = useCaptionChanges();
  // The last saved version that this admin has seen.
  const [base, setBase] = useState<SavedCues>({ cues, version });
  const [isDeleting, setIsDeleting] = useState(false);
  const name = `${language}.vtt`;
  const saveAs = (toSave: readonly Cue[], of: number | null) =>
    save({ lectureId: lecture.id, language, version: of, file: writeVtt(toSave, name) });
  const deleteAll = async (id: string) => {
    setIsDeleting(true);
    const outcome = await remove(id, { label: messages.button.undo, run: () => saveAs(base.cues, null) });
    setIsDeleting(false);
    if (outcome.ok) onDeleted();
  };
  const saveEdit = async (toSave: readonly Cue[]) => {
    const outcome = await saveAs(toSave, base.version);
    const saved = outcome.ok && outcome.value?.saveCaptions.version;
    if (saved) setBase({ cues: toSave, version: saved });
    return outcome;
  };
  /** Takes over the newest version number after a conflict, so that the next save overwrites the other admin's captions. */
  const rebase = async () => {
    const newest = (await renew())?.find((each) => each.language === language);
    setBase((before) => ({ ...before, version: newest?.version ?? null }));
  };
  return (
    <Stack gap="4">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" textStyle="h3">
          {languageText(language)}
        </Heading>
        {captions && (
          <Flex gap="3" align="center" wrap="wrap">
            <Button variant="ghost" onClick={() => saveFile(name, vttOf(base.cues), 'text/vtt')}>
              {captionMessages.page.download}
            </Button>
            <Button variant="ghost" loading={isDeleting} onClick={() => deleteAll(captions.id)}>
              {captionMessages.page.delete}
            </Button>
          </Flex>
        )}
      </Flex>
      <CaptionEditor
        lectureId={lecture.id}
        language={language}
        version={base.version}
        cues={cues}
        duration={lecture.duration}
        isOutdated={!isDeleting && isNewer(captions, base.version)}
        onSave={saveEdit}
        onConflict={rebase}
        onTakenUp={(of) => setBase((before) => ({ ...before, version: of }))}
        onEdited={onEdited}
        onShowTheirs={captions && onShowTheirs}
      />
    </Stack>
  );
}

interface SavedCues {
  cues: readonly Cue[];
  version: number | null;
}

/** Whether the saved captions differ from the version that the admin has seen. */
function isNewer(captions: CaptionPartsFragment | null, seen: number | null): boolean {
  return captions ? captions.version > (seen ?? 0) : seen !== null;
}
