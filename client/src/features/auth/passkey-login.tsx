import { Fingerprint } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { knowsPasskeys } from '#client/entities/passkey/passkeys.ts';
import { Button } from '#client/ui/button.tsx';
import { onlyWithScripts } from '#client/ui/only-with-scripts.ts';
import { loginTexts } from '#shared/texts/login.ts';
import { useLoginWithPasskey } from './use-passkey.ts';

/** Logs in by what the device knows of the person. Browsers that cannot do that see nothing of it. */
export function PasskeyLogin({ onLoggedIn }: { onLoggedIn?: () => void }) {
  const login = useLoginWithPasskey();
  const [isLoggingIn, setIsLoggingIn] = useState(false);
  // Nearly all do, and what is below moves for the others only.
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
