import type { Request, Response } from 'express';
import { TokenCookie } from '#server/platform/http/token-cookie.ts';
import { KNOWN_DEVICE_MS, PER_BROWSER } from './known-devices.ts';

const SECRET = /^[\w-]{43}$/;

/** The cookie by which accounts recognize a browser. It holds a random token for each account that has logged in with it. */
export class DeviceCookie {
  private readonly cookie: TokenCookie;

  constructor(publicUrl: string) {
    this.cookie = new TokenCookie(publicUrl, 'lectern_device', KNOWN_DEVICE_MS);
  }

  read(request: Request): string[] {
    const tokens = (this.cookie.read(request) ?? '').split('.', PER_BROWSER);
    return tokens.filter((token) => SECRET.test(token));
  }

  write(response: Response, tokens: readonly string[]): void {
    this.cookie.write(response, tokens.join('.'));
  }
}
