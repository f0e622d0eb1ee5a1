import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages: patroni, etcd-server, haproxy, postgresql, swift-proxy, swift-account, swift-container, swift-object, memcached, iproute2. */
const PROGRAMS = [
  ...['patroni', 'etcd', 'haproxy', 'memcached', 'ip', 'setpriv'],
  ...['swift-proxy-server', 'swift-account-server', 'swift-container-server', 'swift-object-server'],
  'swift-ring-builder',
];

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** What this machine lacks to run the cluster: programs, and root to make networks. Empty if it can. */
export const missingForCluster = [
  ...PROGRAMS.filter((program) => !isInstalled(program)),
  ...(process.getuid?.() === 0 ? [] : ['root']),
];

if (missingForCluster.length > 0 && process.env.REQUIRE_CLUSTER === '1')
  throw new Error(`REQUIRE_CLUSTER is 1, but this machine lacks ${missingForCluster.join(', ')}`);
