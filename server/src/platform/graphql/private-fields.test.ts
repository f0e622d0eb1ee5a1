import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, dataOf, refusalOf, registerPaidSubscriber, type Caller } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { Access } from './access.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Every `Type.field` that a document can reach without an operation for admins. */
function fieldsOfEverybody(schema: GraphQLSchema): string[] {
  const seen = new Set<GraphQLObjectType>();
  const fields: string[] = [];
  const visit = (type: unknown) => {
    if (!isObjectType(type) || seen.has(type)) return;
    seen.add(type);
    for (const field of Object.values(type.getFields())) {
      fields.push(`${type.name}.${field.name}`);
      visit(getNamedType(field.type));
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (field.extensions.access !== Access.ADMIN) visit(getNamedType(field.type));
    }
  }
  return fields;
}

/** What is told to everybody, or to people about themselves: all of it was looked at, and a new field has to be. */
const TOLD: Record<string, string> = {
  AccessHistoryEntry: 'amount at id kind text until',
  AccessReport: 'mayWatch reason text time',
  ApiToken: 'createdAt id lastUsedAt name scope',
  BillingPortal: 'url userId',
  Captions: 'id language lecture source url version',
  CategoryCount: 'count name',
  Certificate: 'code completedAt courseTitle fullName id pdfUrl',
  Checkout: 'id startedAt state url',
  CheckoutSession: 'id url',
  Course:
    'category createdAt deletedAt description duration id instructor lectures numberOfLectures progress publishedAt slug thumbnail title version',
  CourseProgress: 'certificate done id nextLecture total',
  CreateApiTokenPayload: 'apiToken secret',
  DeleteAccountPayload: 'userId',
  Image: 'height url width',
  // To everybody but admins `failure`, `transcription`, `upload` and `videoSha256` are null.
  Lecture:
    'captions course createdAt deletedAt description duration failure id isFreePreview locked position progress progressPercent status title transcription upload version video videoSha256',
  LectureHit: 'course id kind lecture second text',
  LectureProgress: 'course id isDone lecture position recordedAt',
  // By `Lecture.upload` only.
  LectureUpload: 'expiresAt fileName id lecture size url',
  LogoutPayload: 'userId',
  Money: 'amount currency',
  PageInfo: 'endCursor hasNextPage',
  Payment: 'amount id invoiceUrl isDisputed latestRefund paidAt refunded user',
  Plan: 'graceDays price publishableKey refundWindowDays termYears',
  Refund: 'amount failureReason id requestedAt state',
  RequestPasswordResetPayload: 'email',
  RevokeApiTokenPayload: 'id',
  SendContactMessagePayload: 'id',
  Storyboard: 'columns count intervalSeconds tileHeight tileWidth url',
  SubscriptionRequest: 'id kind requestedAt withRefund',
  // By `Lecture.transcription` only.
  Transcription: 'failure id state',
  User: 'access accessHistory apiTokens avatar certificates checkout createdAt email fullName id isEmailVerified lectureProgress payments role subscription',
  UserSubscription:
    'accessUntil cancelAtPeriodEnd currentPeriodEnd id kind openRequest refundableUntil status',
  VerifyEmailPayload: 'userId',
  Video: 'contentType expiresAt posterUrl storyboard streamUrl url',
};

/** Lists of these are told too, by the same page types everywhere. */
const isOfList = (field: string) => /(Connection|Edge)\./.test(field);

describe('fields inside fields', () => {
  it('that need no admin are those that were looked at', () => {
    const told = Object.entries(TOLD).flatMap(([type, names]) =>
      names.split(' ').map((name) => `${type}.${name}`),
    );
    const reached = fieldsOfEverybody(app.container.schema);
    expect(reached.filter((field) => !isOfList(field)).sort()).toEqual(told.sort());
    const lists = reached.filter(isOfList).map((field) => field.split('.')[0]);
    expect([...new Set(lists)].sort()).toEqual([
      'AccessHistoryEntryConnection',
      'AccessHistoryEntryEdge',
      'ApiTokenConnection',
      'ApiTokenEdge',
      'CourseConnection',
      'CourseEdge',
      'LectureHitConnection',
      'LectureHitEdge',
      'LectureProgressConnection',
      'LectureProgressEdge',
      'PaymentConnection',
      'PaymentEdge',
    ]);
  });

  it.each<[Caller, string]>([
    ['USER', 'OK'],
    ['SUBSCRIBER', 'FORBIDDEN'],
    ['ADMIN', 'OK'],
  ])('lead a %s from a payment to its payer: %s', async (caller, outcome) => {
    const client =
      caller === 'SUBSCRIBER' ? (await registerPaidSubscriber(app)).client : await as(app, caller);
    const answer = await client.graphql('{ me { payments { nodes { user { email } } } } }');
    expect(refusalOf(answer)?.code ?? 'OK').toBe(outcome);
    expect(JSON.stringify(answer)).not.toContain('@');
  });

  it.each<[Caller, string]>([
    ['VISITOR', 'UNAUTHENTICATED'],
    ['USER', 'FORBIDDEN'],
    ['SUBSCRIBER', 'FORBIDDEN'],
  ])('tell a %s nothing of others by any list of people: %s', async (caller, code) => {
    const { id, email } = await registerPaidSubscriber(app);
    const client = await as(app, caller);
    // Without fields that refuse by themselves: only the rule of the list is to answer.
    const person = 'id email subscription { status }';
    for (const query of [
      `{ users { nodes { ${person} } } }`,
      `{ user(id: "${id}") { ${person} } }`,
      `{ payments { nodes { user { ${person} } } } }`,
      `{ auditLog { nodes { actor { ${person} } } } }`,
      '{ contactMessages { nodes { name email message } } }',
      '{ stats { collected { amount } sales { months { count } } } }',
    ]) {
      const answer = await client.graphql(query);
      expect([query, refusalOf(answer)?.code, answer.data]).toEqual([query, code, null]);
      expect(JSON.stringify(answer)).not.toContain(email);
    }
  });

  it('keep the tokens of others from an admin, wherever a person appears', async () => {
    await registerPaidSubscriber(app);
    const admin = await as(app, 'ADMIN');
    for (const query of [
      '{ users { nodes { apiTokens { nodes { name } } } } }',
      '{ payments { nodes { user { apiTokens { nodes { name } } } } } }',
    ]) {
      expect([query, refusalOf(await admin.graphql(query))?.code]).toEqual([query, 'FORBIDDEN']);
    }
    expect(dataOf(await admin.graphql('{ me { apiTokens { totalCount } } }'))).toEqual({
      me: { apiTokens: { totalCount: 0 } },
    });
  });
});
