// Keeps a copy of all members in copy.json. Each run reads only what has changed since the last one.
// Scope: MEMBERS_READ. Usage: node changes.mjs
import { readFile, writeFile } from 'node:fs/promises';

const { LECTERN_URL, LECTERN_TOKEN } = process.env;
const QUERY = `query ($after: String, $since: DateTime) {
  users(first: 100, after: $after, updatedSince: $since) {
    pageInfo { hasNextPage endCursor }
    nodes { id fullName email updatedAt }
  }
}`;

async function readPage(after, since) {
  const response = await fetch(new URL('/graphql', LECTERN_URL), {
    method: 'POST',
    headers: { authorization: `Bearer ${LECTERN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { after, since } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data.users;
}

const copy = JSON.parse(await readFile('copy.json', 'utf8').catch(() => '{ "since": null, "members": {} }'));
// A change becomes visible shortly after its `updatedAt`, so a minute is read twice.
const since = new Date(Date.now() - 60_000).toISOString();
let after = null;
do {
  const { nodes, pageInfo } = await readPage(after, copy.since);
  for (const member of nodes) copy.members[member.id] = member;
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
} while (after !== null);
await writeFile('copy.json', JSON.stringify({ since, members: copy.members }));
