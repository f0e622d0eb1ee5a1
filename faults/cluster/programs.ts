import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { nginx } from '#testing/nginx.ts';

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

const missing = [
  ...PROGRAMS.filter((program) => !isInstalled(program)),
  ...(nginx ? [] : ['nginx']),
  ...(process.getuid?.() === 0 ? [] : ['root']),
];

/** The cluster takes five minutes and makes networks, so it runs only on request. */
export const runsCluster = process.env.REQUIRE_CLUSTER === '1';

if (runsCluster && missing.length > 0)
  throw new Error(`REQUIRE_CLUSTER is 1, but this machine lacks ${missing.join(', ')}`);
