import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLogoutMutation } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { dropDrafts } from '#client/forms/drafts.ts';
import { leaveWithoutAsking } from '#client/routing/use-leave-guard.ts';
import { workInProgress, type Work } from '#client/routing/work-in-progress.ts';
import { notify } from '#client/toasts/toasts.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson, leaveSession } from './session-cache.ts';

const NOTHING: ReadonlySet<Work> = new Set();

/** Few have something to lose when they log out. */
export const loadLogoutDialog = () => import('./logout-dialog.tsx');

/**
 * Ends the session, returns to the home page and forgets what was loaded for the person. Whatever would be lost or stopped is
 * first told as `atRisk`, and waits for `confirm` or `stay`: without a session nobody could stay and save it. For a component
 * that stays on the screen meanwhile.
 */
export function useLogout() {
  const navigate = useNavigate();
  const location = useLocation();
  const isLeaving = useRef(false);
  // Unknown until it is asked about first.
  const [atRisk, setAtRisk] = useState<ReadonlySet<Work>>();
  const [mutate, { loading, client }] = useLogoutMutation();

  const fail = (error: unknown) => notify.error(errorMessage(error, authMessages.failure.logout));

  const endSession = async () => {
    try {
      await leaveSession(mutate);
    } catch (error) {
      fail(error);
      return;
    }
    isLeaving.current = true;
    leaveWithoutAsking(() => void navigate(paths.home));
  };

  const logout = async () => {
    const inProgress = workInProgress();
    if (inProgress.size === 0) return endSession();
    try {
      await loadLogoutDialog();
      setAtRisk(inProgress);
    } catch (error) {
      fail(error);
    }
  };

  const stay = () => setAtRisk(NOTHING);

  const confirm = async () => {
    stay();
    await endSession();
  };

  useEffect(() => {
    // Not before home is on the screen: the guard of the screen before it would ask the visitor to log in.
    if (!isLeaving.current || location.pathname !== paths.home) return;
    isLeaving.current = false;
    dropDrafts();
    changePerson(client.cache, null);
    notify.success(authMessages.success.logout);
  }, [location, client]);

  return { logout, isLoggingOut: loading, atRisk, confirm, stay };
}
