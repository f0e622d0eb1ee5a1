import { useApolloClient } from '@apollo/client/react';
import { Film } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { pickVideos } from './file-handles.ts';

/** Lets another video be chosen for a lecture; it goes by the tray, and the old one plays until it is there (ADMIN). */
export function ReplaceVideoButton({ lectureId }: { lectureId: string }) {
  const client = useApolloClient();
  const replace = async () => {
    const [picked] = await pickVideos(false);
    if (!picked) return;
    const { uploadManagerOf } = await import('./upload-manager.ts');
    await uploadManagerOf(client).replaceVideo(lectureId, picked);
  };
  return (
    <Button variant="outline" onClick={() => void replace()}>
      <Film size="1.125em" aria-hidden />
      Replace video
    </Button>
  );
}
