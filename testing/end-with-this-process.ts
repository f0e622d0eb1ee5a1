import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Waits for the end of its input, which is the end of the process that holds it. Then ends PostgreSQL and removes the
 * folder.
 */
const SCRIPT = `
  cat > /dev/null
  if pid=$(head -n 1 "$0/postgres/postmaster.pid" 2> /dev/null); then
    kill -QUIT "$pid"
    while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
  fi
  rm -rf "$0"
`;

/**
 * Ends the PostgreSQL in `folder`, and removes the folder, when this process ends. After a signal, Vitest leaves no
 * time for that.
 *
 * @param folder contains the database cluster in its folder `postgres`
 */
export function endWithThisProcess(folder: string): void {
  const guard = spawn('sh', ['-c', SCRIPT, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
  // Node implements pipes to child processes as sockets. It must not keep this process alive.
  (guard.stdin as Socket).unref();
}
