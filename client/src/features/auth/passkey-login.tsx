import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { knowsPasskeys } from '#client/entities/passkey/passkeys.ts';
import { Button } from '#client/ui/button.tsx';
import { useLoginWithPasskey } from './use-passkey.ts';

/** Logs in by what the device knows of the person. Browsers that cannot do that see nothing of it. */
export function PasskeyLogin() {
  const login = useLoginWithPasskey();
  const [isLoggingIn, setIsLoggingIn] = useState(false);
  if (!knowsPasskeys()) return null;
  const start = async () => {
    setIsLoggingIn(true);
    await login();
    setIsLoggingIn(false);
  };
  return (
    <Button variant="outline" size="lg" loading={isLoggingIn} onClick={() => void start()}>
      <Fingerprint size="1.125em" aria-hidden />
      Use a passkey
    </Button>
  );
}
