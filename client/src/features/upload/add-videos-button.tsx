import { useApolloClient } from '@apollo/client/react';
import { Files } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { pickVideos } from './file-handles.ts';

interface AddVideosButtonProps {
  courseId: string;
  label: string;
}

/** Button to select several videos, each of which becomes a lecture (ADMIN). */
export function AddVideosButton({ courseId, label }: AddVideosButtonProps) {
  const client = useApolloClient();
  const add = async () => {
    const picked = await pickVideos(true);
    if (picked.length === 0) return;
    // The manager is loaded on demand, because it includes the tus client.
    const { uploadManagerOf } = await import('./upload-manager-of.ts');
    await uploadManagerOf(client).addVideos(courseId, picked);
  };
  return (
    <Button variant="outline" onClick={() => void add()}>
      <Files size="1.125em" aria-hidden />
      {label}
    </Button>
  );
}
