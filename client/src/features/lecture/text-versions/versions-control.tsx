import { Suspense, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { textLectureTexts } from '#shared/texts/text-lecture.ts';

/** Loaded lazily, because few edits need an earlier text. */
const TextVersions = lazyPart(async () => (await import('./text-versions.tsx')).TextVersions);

interface VersionsControlProps {
  lectureId: string;
  /** Takes the Markdown of the chosen version. */
  onUse: (source: string) => void;
}

/** Opens the versions of a text lecture. The text of one can be put into the editor. */
export function VersionsControl({ lectureId, onUse }: VersionsControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const use = (source: string) => {
    close();
    onUse(source);
  };
  return (
    <>
      <Button variant="outline" marginTop="3" onClick={() => setIsOpen(true)}>
        {textLectureTexts.versions.heading}
      </Button>
      <TitledDialog open={isOpen} onClose={close} title={textLectureTexts.versions.heading} isWide>
        <Suspense fallback={<Skeleton height="72" />}>
          <TextVersions lectureId={lectureId} onUse={use} />
        </Suspense>
        <Button variant="outline" alignSelf="end" onClick={close}>
          {textLectureTexts.versions.close}
        </Button>
      </TitledDialog>
    </>
  );
}
