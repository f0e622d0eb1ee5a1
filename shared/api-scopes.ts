/** The parts of the school that API tokens are limited to. */
export const Area = {
  COURSES: 'COURSES',
  MEMBERS: 'MEMBERS',
  PAYMENTS: 'PAYMENTS',
  SCHOOL: 'SCHOOL',
  ACCOUNT: 'ACCOUNT',
} as const;
export type Area = (typeof Area)[keyof typeof Area];

/** What an API token may do in one area. */
export const ApiScope = {
  COURSES_READ: 'COURSES_READ',
  COURSES_WRITE: 'COURSES_WRITE',
  MEMBERS_READ: 'MEMBERS_READ',
  MEMBERS_WRITE: 'MEMBERS_WRITE',
  PAYMENTS_READ: 'PAYMENTS_READ',
  PAYMENTS_WRITE: 'PAYMENTS_WRITE',
  SCHOOL_READ: 'SCHOOL_READ',
  SCHOOL_WRITE: 'SCHOOL_WRITE',
  ACCOUNT_READ: 'ACCOUNT_READ',
  ACCOUNT_WRITE: 'ACCOUNT_WRITE',
} as const satisfies { [Name in `${Area}_${'READ' | 'WRITE'}`]: Name };
export type ApiScope = keyof typeof ApiScope;

/** The scope names of before there were areas: all READ scopes, or all scopes. */
export const TokenScope = { READ: 'READ', WRITE: 'WRITE' } as const;
export type TokenScope = (typeof TokenScope)[keyof typeof TokenScope];

const ALL = Object.values(ApiScope);

export const isWriteScope = (scope: ApiScope): boolean => scope.endsWith('_WRITE');

/** The scopes that one of the former scopes stands for. */
export const scopesOf = (scope: TokenScope): ApiScope[] =>
  scope === TokenScope.WRITE ? ALL : ALL.filter((each) => !isWriteScope(each));

/** Whether a token with these scopes may do what needs the other one. WRITE includes READ of the same area. */
export function includesScope(scopes: readonly ApiScope[], needed: ApiScope): boolean {
  return scopes.some(
    (scope) => scope === needed || (isWriteScope(scope) && areaOf(scope) === areaOf(needed)),
  );
}

const areaOf = (scope: ApiScope) => scope.slice(0, scope.lastIndexOf('_'));
