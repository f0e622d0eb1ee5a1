import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLogoutMutation } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { dropDrafts } from '#client/forms/drafts.ts';
import { notify } from '#client/toasts/toasts.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson, leaveSession } from './session-cache.ts';

/**
 * Ends the session, returns to the home page and forgets what was loaded for the person. For a component that
 * stays on the screen meanwhile.
 */
export function useLogout() {
  const navigate = useNavigate();
  const location = useLocation();
  const isLeaving = useRef(false);
  const [mutate, { loading, client }] = useLogoutMutation();

  const logout = async () => {
    try {
      await leaveSession(mutate);
    } catch (error) {
      notify.error(errorMessage(error, authMessages.failure.logout));
      return;
    }
    isLeaving.current = true;
    await navigate(paths.home);
  };

  useEffect(() => {
    // Not before home is on the screen: the guard of the screen before it would ask the visitor to log in.
    if (!isLeaving.current || location.pathname !== paths.home) return;
    isLeaving.current = false;
    dropDrafts();
    changePerson(client.cache, null);
    notify.success(authMessages.success.logout);
  }, [location, client]);

  return { logout, isLoggingOut: loading };
}
