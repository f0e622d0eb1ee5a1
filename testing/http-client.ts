/** A GraphQL response over HTTP. */
export interface GraphqlAnswer<Data = Record<string, unknown>> {
  status: number;
  data: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** An HTTP client that keeps cookies, as a browser does. */
export class HttpClient {
  private readonly cookies = new Map<string, string>();

  /** `headers` are sent with every request. */
  constructor(
    private readonly origin: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0) headers.set('cookie', this.cookieHeader());
    const response = await fetch(new URL(path, this.origin), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.storeCookie(cookie);
    return response;
  }

  /** Sends and receives JSON. */
  async json<Body>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Body; headers: Headers }> {
    const response = await this.fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  }

  async graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
  ): Promise<GraphqlAnswer<Data>> {
    const { status, body } = await this.json<Omit<GraphqlAnswer<Data>, 'status'>>('POST', '/graphql', {
      query,
      variables,
    });
    return { ...body, status };
  }

  /** Sends a file with a GraphQL operation, by the multipart request specification. `path` is like `input.avatar`. */
  async graphqlUpload<Data = Record<string, unknown>>(
    query: string,
    variables: object,
    path: string,
    file: Blob,
    fileName: string,
  ): Promise<GraphqlAnswer<Data>> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables }));
    form.set('map', JSON.stringify({ 0: [`variables.${path}`] }));
    form.set('0', file, fileName);
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true' },
      body: form,
    });
    return { ...((await response.json()) as Omit<GraphqlAnswer<Data>, 'status'>), status: response.status };
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private storeCookie(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isExpired = attributes.some((attribute) => /^\s*expires=Thu, 01 Jan 1970/i.test(attribute));
    if (isExpired) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
