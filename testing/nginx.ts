import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/common/free-port.ts';
import { findNginx } from '../scripts/lib/nginx.mjs';
import { eventually } from './eventually.ts';

/**
 * Absolute path of nginx, for `describe.runIf(nginx)`; null if it is not installed, which REQUIRE_NGINX=1 makes an
 * error.
 */
export const nginx = findNginx();

if (!nginx && process.env.REQUIRE_NGINX === '1')
  throw new Error('REQUIRE_NGINX is 1, but no nginx was found');

const SHIPPED = join(import.meta.dirname, '../deploy/nginx.conf');
/** Ports of the web processes in the shipped file. */
const SHIPPED_PORTS = [4001, 4002] as const;

const ACCESS_LOG = 'access.log';

export interface Nginx {
  /** The URL for browsers. */
  url: string;
  /** The configuration file, as shipped except for ports, TLS and the path of its log. */
  file: string;
  /** The access log. */
  accessLog: string;
  /** Makes it read its file again, as `systemctl reload nginx` does. */
  reload: () => void;
  stop: () => Promise<void>;
}

/** Runs nginx in front of two web processes on these ports, with the shipped configuration. */
export async function startNginx(ports: readonly [number, number]): Promise<Nginx> {
  if (!nginx) throw new Error('There is no nginx');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-nginx-'));
  const port = await freePort();
  const file = join(folder, 'lectern.conf');
  await writeFile(file, hereOnly(await readFile(SHIPPED, 'utf8'), { folder, port, ports }));
  await writeFile(join(folder, 'nginx.conf'), around(folder, file));
  const server = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${url}/metrics`));
  return {
    url,
    file,
    accessLog: join(folder, ACCESS_LOG),
    reload: () => void server.kill('SIGHUP'),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Here {
  folder: string;
  port: number;
  ports: readonly [number, number];
}

/** Removes TLS, and changes the ports and the log. */
function hereOnly(shipped: string, { folder, port, ports }: Here): string {
  const replaced = [
    // The server block for plain HTTP.
    [/^server \{\n +listen 80;[^]*?^\}\n/m, ''],
    [/^ +listen .*$/m, `    listen 127.0.0.1:${port};`],
    [/^ +ssl_certificate.*\n/gm, ''],
    ['/var/log/nginx/access.log', join(folder, ACCESS_LOG)],
    ...SHIPPED_PORTS.map((each, index) => [`127.0.0.1:${each} `, `127.0.0.1:${ports[index]} `] as const),
  ] as const;
  return replaced.reduce((text, [from, to]) => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`deploy/nginx.conf has no ${from}`);
    return next;
  }, shipped);
}

/** The surrounding configuration of Debian, in a folder of its own. */
function around(folder: string, file: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 2;
    pid ${join(folder, 'pid')};
    error_log stderr crit;
    events { worker_connections 768; }
    http {
      access_log off;
      ${temporary}
      include ${file};
    }`;
}
