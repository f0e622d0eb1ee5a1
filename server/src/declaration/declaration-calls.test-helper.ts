import { expect } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { dataOf, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import type { TestApp } from '#testing/start-app.ts';

export interface Receipt {
  id: string;
  kind: string;
  receivedAt: string;
  isProven: boolean;
}

const RECEIPT = 'receipt { id kind receivedAt isProven }';
const CANCEL = `mutation ($input: DeclareCancellationInput!) { done: declareCancellation(input: $input) { ${RECEIPT} } }`;
const WITHDRAW = `mutation ($input: DeclareWithdrawalInput!) { done: declareWithdrawal(input: $input) { ${RECEIPT} } }`;
const PROVE = `mutation ($token: String!) { done: proveDeclaration(input: { token: $token }) { ${RECEIPT} } }`;
const LIST = '{ declarations(first: 100) { edges { node { id state refusal note provenAt user { id } } } } }';

interface Listed {
  id: string;
  state: string;
  refusal: string | null;
  note: string | null;
  provenAt: string | null;
  user: { id: string } | null;
}

interface Done {
  done: { receipt: Receipt };
}

const person = (email: string) => ({ name: 'Ada Lovelace', email, contract: 'Yearly subscription' });

/** The calls of people who declare, and of the admin who lists. `school` starts with one trusted proxy. */
export function declarationCalls(school: () => { app: TestApp; admin: Person }) {
  let counter = 0;
  /** A visitor with a network address of their own. */
  const stranger = () => school().app.visitor({ 'x-forwarded-for': `198.51.100.${(counter += 1)}` });

  const tryCancel = (client: HttpClient, email: string, fields: object = {}) =>
    client.graphql<Done>(CANCEL, { input: { ...person(email), isExtraordinary: false, ...fields } });
  const cancel = async (client: HttpClient, email: string, fields: object = {}) =>
    dataOf(await tryCancel(client, email, fields)).done.receipt;
  const withdraw = async (client: HttpClient, email: string) =>
    dataOf(await client.graphql<Done>(WITHDRAW, { input: person(email) })).done.receipt;

  /** The token in the email that confirms a declaration. */
  async function tokenFor({ id }: Receipt): Promise<string> {
    const isWanted = ({ text }: { text: string }) => text.includes(id) && text.includes('#token=');
    const { text } = await receivedMail(school().app, isWanted);
    return /#token=(\S+)/.exec(text)?.[1] ?? '';
  }

  const proveBy = (token: string) => stranger().graphql(PROVE, { token });
  /** Proves a declaration by the link of its email, as a visitor. */
  const prove = async (receipt: Receipt) => void dataOf(await proveBy(await tokenFor(receipt)));

  /** The declaration as the admin sees it. */
  async function declarationOf({ id }: Receipt): Promise<Listed> {
    const { declarations } = dataOf(
      await school().admin.client.graphql<{ declarations: { edges: { node: Listed }[] } }>(LIST),
    );
    const found = declarations.edges.find(({ node }) => node.id === id);
    if (!found) throw new Error('The declaration is not listed');
    return found.node;
  }
  const untilState = (receipt: Receipt, state: string) =>
    eventually(async () => expect(await declarationOf(receipt)).toMatchObject({ state }));

  return { stranger, tryCancel, cancel, withdraw, tokenFor, proveBy, prove, declarationOf, untilState };
}
