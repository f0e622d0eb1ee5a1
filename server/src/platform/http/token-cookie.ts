import type { CookieOptions, Request, Response } from 'express';

/** A cookie with a secret that the server made. Over HTTPS its name prevents other hosts from setting it. */
export class TokenCookie {
  readonly name: string;
  private readonly options: CookieOptions;

  /**
   * @param publicUrl tells whether the school uses HTTPS.
   * @param maxAge how long browsers keep the cookie, in ms.
   */
  constructor(
    publicUrl: string,
    name: string,
    private readonly maxAge: number,
  ) {
    const secure = publicUrl.startsWith('https:');
    this.name = secure ? `__Host-${name}` : name;
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  }

  read(request: Request): string | undefined {
    const prefix = `${this.name}=`;
    const cookie = request.headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(prefix));
    return cookie?.slice(prefix.length);
  }

  write(response: Response, token: string): void {
    response.cookie(this.name, token, { ...this.options, maxAge: this.maxAge });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
