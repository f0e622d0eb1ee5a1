/** Returns the path of nginx: `NGINX_PATH`, else one on the PATH or in Debian's place, else null. */
export function findNginx(): string | null;
