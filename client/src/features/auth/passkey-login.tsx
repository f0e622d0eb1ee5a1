import { Fingerprint } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { knowsPasskeys } from '#client/entities/passkey/passkeys.ts';
import { Button } from '#client/ui/button.tsx';
import { onlyWithScripts } from '#client/ui/only-with-scripts.ts';
import { loginTexts } from '#shared/texts/login.ts';
import { useLoginWithPasskey } from './use-passkey.ts';

/** Button to log in with a passkey. Hidden in browsers without passkeys. */
export function PasskeyLogin({ onLoggedIn }: { onLoggedIn?: () => void }) {
  const login = useLoginWithPasskey();
  const [isLoggingIn, setIsLoggingIn] = useState(false);
  // Nearly all browsers know passkeys, so only the few others see a layout shift.
  const isKnown = useSyncExternalStore(neverChanges, knowsPasskeys, () => true);
  if (!isKnown) return null;
  const start = async () => {
    setIsLoggingIn(true);
    const { ok } = await login();
    setIsLoggingIn(false);
    if (ok) onLoggedIn?.();
  };
  return (
    <Button
      variant="outline"
      size="lg"
      loading={isLoggingIn}
      onClick={() => void start()}
      css={onlyWithScripts}
    >
      <Fingerprint size="1.125em" aria-hidden />
      {loginTexts.usePasskey}
    </Button>
  );
}

const neverChanges = () => () => undefined;
