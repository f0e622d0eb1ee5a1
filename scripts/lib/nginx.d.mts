/** The nginx of this machine: `NGINX_PATH`, else one on the PATH or where Debian has it; else null. */
export function findNginx(): string | null;
