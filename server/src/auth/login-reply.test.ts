import {
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerWithTotp } from '#server/factor/factor.test-helper.ts';
import { giveSoftwarePasskey, optionsFor } from '#server/factor/software-passkey.test-helper.ts';
import { drawPicture, newAccount, PASSWORD, register } from '#testing/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { mailedToken } from './logged-in.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Field = GraphQLField<unknown, unknown>;

/** Each field of a user that needs no argument, with one leaf of its answer. */
function selections(): string[] {
  const type = app.container.schema.getType('User');
  if (!isObjectType(type)) throw new Error('There is no type User');
  return Object.values(type.getFields())
    .filter(({ args }) => args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined))
    .map((field) => select(field));
}

function select({ name, type }: Field): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return name;
  if (isUnionType(named) || !isObjectType(named)) return `${name} { __typename }`;
  const leaf = Object.values(named.getFields()).find(
    (field) => isLeafType(getNamedType(field.type)) && field.args.length === 0,
  );
  return `${name} { ${leaf?.name ?? '__typename'} }`;
}

type Answer = GraphqlAnswer<Record<string, Record<string, unknown> | null>>;

/** The fields of a user that were refused. */
const refusedFields = ({ errors = [] }: Answer) =>
  errors.map(({ path, extensions }) => [path?.at(1), extensions.code]);

/** Calls an operation that logs in, selecting `fields`. */
type LogIn = (client: HttpClient, fields: string) => Promise<Answer>;

const logIns: Record<string, LogIn> = {
  register: async (client, fields) => {
    const document = `mutation ($input: RegisterInput!) { register(input: $input) { ${fields} } }`;
    const input = { ...newAccount(), avatar: null };
    return client.graphqlUpload(document, { input }, 'input.avatar', await drawPicture(), 'portrait.png');
  },
  login: async (client, fields) => {
    const input = { email: (await register(app)).email, password: PASSWORD };
    return client.graphql(`mutation ($input: LoginInput!) { login(input: $input) { ${fields} } }`, { input });
  },
  completeLogin: async (client, fields) => {
    const { email, authenticator } = await registerWithTotp(app);
    const input = { email, password: PASSWORD };
    await client.graphql('mutation ($input: LoginInput!) { login(input: $input) { id } }', { input });
    const proof = { code: await authenticator.freshCode() };
    return client.graphql(`mutation ($proof: FactorProof!) { completeLogin(proof: $proof) { ${fields} } }`, {
      proof,
    });
  },
  loginWithPasskey: async (client, fields) => {
    const { passkey } = await giveSoftwarePasskey(app, await register(app));
    const answer = passkey.sign(await optionsFor(client, 'LOGIN'));
    return client.graphql(
      `mutation ($passkey: String!) { loginWithPasskey(passkey: $passkey) { ${fields} } }`,
      {
        passkey: answer,
      },
    );
  },
  resetPassword: async (client, fields) => {
    const { email } = await register(app);
    await client.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { email } }', {
      email,
    });
    const input = { token: await mailedToken(app, email, 'resetpassword'), password: 'Renewed#2' };
    return client.graphql(
      `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${fields} } }`,
      {
        input,
      },
    );
  },
};

describe('the reply to a login', () => {
  it('is tested for each operation that returns a user to a visitor', () => {
    const mutations = Object.values(app.container.schema.getMutationType()?.getFields() ?? {});
    const names = mutations
      .filter(({ type, extensions }) => getNamedType(type).name === 'User' && extensions.access === 'PUBLIC')
      .map(({ name }) => name);
    expect(Object.keys(logIns).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(logIns))(
    'of %s has everything that users may read about themselves',
    async (name, logIn) => {
      const fields = selections();
      expect(fields.length).toBeGreaterThan(20);
      // In two halves, because the cost of a document is limited.
      const half = Math.ceil(fields.length / 2);
      for (const part of [fields.slice(0, half), fields.slice(half)]) {
        const fresh = app.visitor();
        const replied = await logIn(fresh, part.join(' '));
        expect(replied.data?.[name]).toBeTruthy();
        const own: Answer = await fresh.graphql(`{ me { ${part.join(' ')} } }`);
        expect(own.data?.me).toBeTruthy();
        expect(refusedFields(replied)).toEqual(refusedFields(own));
      }
    },
  );

  it('belongs to each user in turn when one document logs in several', async () => {
    const [one, two] = [await register(app), await register(app)];
    const call = (alias: string, email: string) =>
      `${alias}: login(input: { email: "${email}", password: "${PASSWORD}" }) { id lastSeenAt sessions { totalCount } }`;
    const answer = await app
      .visitor()
      .graphql(`mutation { ${call('a', one.email)} ${call('b', two.email)} logout { userId } }`);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({ a: { id: one.id }, b: { id: two.id }, logout: { userId: two.id } });
  });

  it('ends with the logout: the rest of the document runs as a visitor', async () => {
    const { client } = await register(app);
    const answer = await client.graphql('mutation { logout { userId } endOtherSessions { id } }');
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  });
});
