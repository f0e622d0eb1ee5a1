import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import type { ReportProgress } from '#client/player/video.ts';
import { createReporter } from './progress-reporter.ts';

/** The positions of visitors are not saved. */
const ignore: ReportProgress = () => undefined;

/**
 * Returns the function that saves a position in a lecture. It may be called on every time update: calls are
 * throttled, and failed records are sent again later, also from other pages.
 */
export function useSaveProgress(lectureId: string): ReportProgress {
  const client = useApolloClient();
  const userId = useSession().user?.id;
  return useMemo(
    () => (userId ? createReporter(client, userId, lectureId) : ignore),
    [client, userId, lectureId],
  );
}
