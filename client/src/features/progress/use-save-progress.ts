import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import type { ReportProgress } from '#client/player/video.ts';
import { createReporter } from './progress-reporter.ts';
import { createVisitorReporter } from './visitor-progress.ts';

/** While the session is loading. */
const ignore: ReportProgress = () => undefined;

/**
 * Returns the function that saves a position in a lecture: of a learner on the server, of a visitor on this device. It may be
 * called on every time update: calls are throttled, and failed records are sent again later, also from other pages.
 */
export function useSaveProgress(lectureId: string): ReportProgress {
  const client = useApolloClient();
  const { user, status } = useSession();
  const userId = user?.id;
  const isVisitor = status === 'visitor';
  return useMemo(() => {
    if (userId) return createReporter(client, userId, lectureId);
    return isVisitor ? createVisitorReporter(client, lectureId) : ignore;
  }, [client, userId, isVisitor, lectureId]);
}
