import { Film } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { uploadMessages } from '#shared/upload.ts';
import { pickVideos } from './file-handles.ts';
import { useReplaceVideo } from './use-replace-video.ts';

/** Button to replace a lecture's video (ADMIN). The new one uploads in the tray, and the old one plays until it is ready. */
export function ReplaceVideoButton({ lectureId }: { lectureId: string }) {
  const replaceVideo = useReplaceVideo();
  const replace = async () => {
    const [picked] = await pickVideos(false);
    if (picked) await replaceVideo(lectureId, picked);
  };
  return (
    <Button variant="outline" onClick={() => void replace()}>
      <Film size="1.125em" aria-hidden />
      {uploadMessages.preview.replace}
    </Button>
  );
}
