import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { s3ClientConfig } from '#server/platform/storage/s3-client.ts';
import { eventually } from '#testing/eventually.ts';
import { ACCOUNT, type Machine } from './machines.ts';

const USER = 'school:lectern';
const KEY = 'of-a-storage-for-tests';
const PORTS = { proxy: 6_500, container: 6_501, account: 6_502, object: 6_503, memcached: 6_504 };
const SERVICES = ['account', 'container', 'object'] as const;
type Service = (typeof SERVICES)[number];

/** OpenStack Swift with its S3 interface, on one machine with one copy of each object. All programs are Debian's. */
export class Swift {
  /** Access to a bucket. */
  readonly bucket;

  private constructor(
    private readonly folder: string,
    private readonly machine: Machine,
  ) {
    this.bucket = {
      endpoint: `http://${machine.address}:${PORTS.proxy}`,
      bucket: 'lectern',
      region: 'us-east-1',
      accessKeyId: USER,
      secretAccessKey: KEY,
      forcePathStyle: true,
    };
  }

  /** @param folder for all data; its file system needs extended attributes */
  static async start(folder: string, machine: Machine): Promise<Swift> {
    const swift = new Swift(folder, machine);
    await mkdir(join(folder, 'devices', 'd1'), { recursive: true });
    for (const service of SERVICES) {
      swift.makeRing(service);
      await writeFile(swift.settingsOf(service), swift.serviceSettings(service));
    }
    await writeFile(swift.settingsOf('proxy'), swift.proxySettings());
    execFileSync('chown', ['-R', `${ACCOUNT}:${ACCOUNT}`, folder]);
    // Its own resolver waits for name servers, which a closed network does not have.
    const environment = { EVENTLET_NO_GREENDNS: 'yes' };
    machine.start('memcached', ['-l', machine.address, '-p', String(PORTS.memcached)]);
    for (const service of [...SERVICES, 'proxy'] as const) {
      machine.start(`swift-${service}-server`, [swift.settingsOf(service)], environment);
    }
    await eventually(async () => {
      const { ok } = await fetch(`${swift.bucket.endpoint}/healthcheck`);
      if (!ok) throw new Error('Swift is not ready');
    });
    const bucket = new CreateBucketCommand({ Bucket: swift.bucket.bucket });
    // The other services may not be ready yet.
    await eventually(() => new S3Client(s3ClientConfig(swift.bucket)).send(bucket));
    return swift;
  }

  private settingsOf(service: Service | 'proxy'): string {
    return join(this.folder, `${service}.conf`);
  }

  private makeRing(service: Service): void {
    const file = join(this.folder, `${service}.builder`);
    const builder = (...args: string[]) =>
      execFileSync('swift-ring-builder', [file, ...args], { stdio: 'pipe' });
    // 16 partitions, one copy, no waiting between changes.
    builder('create', '4', '1', '0');
    builder('add', `r1z1-${this.machine.address}:${PORTS[service]}/d1`, '1');
    builder('rebalance');
  }

  private get common(): string {
    return `bind_ip = ${this.machine.address}\nworkers = 0\nuser = ${ACCOUNT}\nswift_dir = ${this.folder}\nlog_level = CRITICAL\n`;
  }

  private serviceSettings(service: Service): string {
    return `[DEFAULT]
${this.common}bind_port = ${PORTS[service]}
devices = ${join(this.folder, 'devices')}
mount_check = false

[pipeline:main]
pipeline = ${service}-server

[app:${service}-server]
use = egg:swift#${service}
${service === 'container' ? 'allowed_headers = x-container-meta-*' : ''}
`;
  }

  private proxySettings(): string {
    return `[DEFAULT]
${this.common}bind_port = ${PORTS.proxy}

[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth copy slo proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = ${this.machine.address}:${PORTS.memcached}
[filter:s3api]
use = egg:swift#s3api
location = ${this.bucket.region}
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_${USER.replace(':', '_')} = ${KEY} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
`;
  }
}
