// Logs in and prints a token for the app, which expires after 30 days.
// Usage: LECTERN_URL=https://school.example node log-in.mjs
import { createInterface } from 'node:readline/promises';

const prompt = createInterface({ input: process.stdin, output: process.stderr });
const cookies = new Map();

/** Runs a mutation with the cookies of earlier responses. Returns its result, or throws its first error. */
async function send(query, variables) {
  const response = await fetch(new URL('/graphql', process.env.LECTERN_URL), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query, variables }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
    cookies.set(name, value);
  }
  const { data, errors } = await response.json();
  if (!errors) return data;
  const [{ message, extensions }] = errors;
  throw Object.assign(new Error(message), extensions);
}

const email = await prompt.question('Email: ');
const password = await prompt.question('Password: ');
try {
  await send('mutation ($input: LoginInput!) { login(input: $input) { id } }', {
    input: { email, password },
  });
} catch (error) {
  if (error.code !== 'SECOND_FACTOR_REQUIRED') throw error;
  const code = await prompt.question('Code of your authenticator app: ');
  await send('mutation ($proof: FactorProof!) { completeLogin(proof: $proof) { id } }', {
    proof: { code },
  });
}
prompt.close();

const { createApiToken } = await send(
  'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
  {
    input: {
      name: 'Catalogue app',
      scopes: ['COURSES_READ'],
      expiresInDays: 30,
      currentPassword: password,
    },
  },
);
// The session is no longer needed.
await send('mutation { logout { userId } }');
console.log(createApiToken.secret);
