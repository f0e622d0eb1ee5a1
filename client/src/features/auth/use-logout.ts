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

/** Loaded lazily, because few users have unsaved work when they log out. */
export const loadLogoutDialog = () => import('./logout-dialog.tsx');

/**
 * Ends the session, returns to the home page and clears the user's data. Work that would be lost or stopped is first
 * reported as `atRisk`, and the logout waits for `confirm` or `stay`, because saving needs the session. The calling
 * component must stay mounted meanwhile.
 */
export function useLogout() {
  const navigate = useNavigate();
  const location = useLocation();
  const isLeaving = useRef(false);
  // Undefined until the first logout with work at risk.
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
    // Waits for the home page, because the guard of the previous page would redirect a visitor to the login page.
    if (!isLeaving.current || location.pathname !== paths.home) return;
    isLeaving.current = false;
    dropDrafts();
    changePerson(client.cache, null);
    notify.success(authMessages.success.logout);
  }, [location, client]);

  return { logout, isLoggingOut: loading, atRisk, confirm, stay };
}
