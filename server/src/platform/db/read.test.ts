import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { db } from './query-compiler.ts';
import {
  anyOf,
  condition,
  counted,
  date,
  int,
  json,
  knownReads,
  orNull,
  read,
  rowIn,
  rowOf,
  sqlOf,
  text,
  texts,
  time,
  uuid,
  uuids,
} from './read.ts';
import { readIn } from './statements.ts';

describe('a read', () => {
  it('returns columns under the names of the properties, and lists its parameters in order', () => {
    const { text: written, names } = read({ slug: text, before: time }, ({ slug, before }) =>
      db
        .selectFrom('courses')
        .select(['id', 'createdAt', 'thumbnailKey as picture'])
        .where('createdAt', '<', before)
        .where('slug', '=', slug)
        .orderBy('createdAt', 'desc'),
    );
    expect(written).toBe(
      'select "id", "created_at" as "createdAt", "thumbnail_key" as "picture" from "courses" ' +
        'where "created_at" < $1::timestamptz and "slug" = $2::text order by "createdAt" desc',
    );
    expect(names).toEqual(['before', 'slug']);
  });

  it('numbers a repeated parameter once, and writes constants into the text', () => {
    const { text: written, names } = read({ id: uuid }, ({ id }) =>
      db
        .selectFrom('lectures')
        .select(counted().as('count'))
        .where('isDraft', '=', false)
        .where('title', '<>', "It's")
        .where((query) => query.or([query.eb('id', '=', id), query.eb('courseId', '=', id)])),
    );
    expect(written).toContain(
      `"is_draft" = false and "title" <> 'It''s' and ("id" = $1::uuid or "course_id" = $1::uuid)`,
    );
    expect(names).toEqual(['id']);
  });

  it('does not rename columns inside a subquery', () => {
    const { text: written } = read({ ids: uuids }, ({ ids }) =>
      db
        .selectFrom(
          db.selectFrom('courses').select(['id', 'createdAt']).where('id', '=', anyOf(ids)).as('inner'),
        )
        .select('inner.createdAt'),
    );
    expect(written).toBe(
      'select "inner"."created_at" as "createdAt" from ' +
        '(select "id", "created_at" from "courses" where "id" = any($1::uuid[])) as "inner"',
    );
  });

  it('sorts the result by result names, and subqueries and aggregates by columns', () => {
    const { text: written } = read({}, () =>
      db
        .selectFrom(
          db.selectFrom('courses').select(['title', 'createdAt']).orderBy('createdAt').limit(9).as('newest'),
        )
        .groupBy(['createdAt', 'title'])
        .select((query) => [
          'createdAt',
          query.fn.agg<string[]>('array_agg', ['title']).orderBy('createdAt').as('titles'),
        ])
        .orderBy('createdAt', 'desc')
        .orderBy('title'),
    );
    expect(written).toBe(
      'select "created_at" as "createdAt", array_agg("title" order by "created_at") as "titles" from ' +
        '(select "title", "created_at" from "courses" order by "created_at" limit 9) as "newest" ' +
        'group by "created_at", "title" order by "createdAt" desc, "title"',
    );
  });

  it('keeps the place of nulls in the order', () => {
    const { text: written } = read({}, () =>
      db
        .selectFrom('courses')
        .select('publishedAt')
        .orderBy('publishedAt', (order) => order.desc().nullsLast())
        .orderBy('createdAt', (order) => order.asc().nullsFirst()),
    );
    expect(written).toContain('order by "publishedAt" desc nulls last, "created_at" asc nulls first');
  });

  it('requires a name for each result column', () => {
    expect(() => read({}, () => db.selectFrom('courses').selectAll())).toThrow('Give each column');
  });

  it('types its parameters and rows', () => {
    const byId = read({ id: uuid }, ({ id }) =>
      db.selectFrom('courses').select(['title', 'publishedAt']).where('id', '=', id),
    );
    const row = {} as NonNullable<typeof byId.row>;
    row.title satisfies string | undefined;
    row.publishedAt satisfies Date | null | undefined;
    // @ts-expect-error it is no column of the answer
    void row.slug;
    // @ts-expect-error courses have no such column
    expect(() => db.selectFrom('courses').select('titel').compile().sql).not.toThrow();
    // @ts-expect-error a course has no video
    void db.selectFrom('courses').where((query) => isVideo(rowOf(query, 'courses')));
  });
});

const isVideo = ({ videoKey }: { videoKey: ReturnType<typeof sql.ref> }) =>
  sql<boolean>`${videoKey} is not null`;

describe('a reusable condition', () => {
  const isOlder = sql<boolean>`${rowIn('courses', 'course').createdAt} < ${new Date(0)} and ${rowIn('courses', 'course').slug} = ${'a'}`;

  it('compiles to text for handwritten SQL', () => {
    expect(sqlOf(rowIn('courses', 'course').publishedAt)).toBe('"course"."published_at"');
  });

  it('compiles to a condition of the ORM', () => {
    expect(condition(isOlder)).toEqual({
      text: '"course"."created_at" < ? and "course"."slug" = ?',
      values: [new Date(0), 'a'],
    });
  });
});

describe('a read on the migrated database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('can be prepared', async () => {
    const reads = knownReads();
    expect(reads.length).toBeGreaterThan(10);
    for (const [index, { text: written }] of reads.entries()) {
      await expect(app.sql(`prepare read_${index} as ${written}`), written).resolves.toBeDefined();
    }
  });

  it('takes and returns the same values in a transaction and as a prepared statement', async () => {
    const kinds = { at: time, day: date, words: texts, none: orNull(text), number: int, object: json() };
    const same = read(kinds, ({ at, day, words, none, number, object }) =>
      db.selectNoFrom([
        sql<Date>`${at}`.as('at'),
        sql<Date[]>`array[${at}]`.as('times'),
        sql<string>`${day}`.as('day'),
        sql<readonly string[]>`${words}`.as('words'),
        sql<boolean>`'b' = any(${words})`.as('hasWord'),
        sql<string | null>`${none}`.as('none'),
        sql<number>`${number}`.as('number'),
        sql<object>`${object}`.as('object'),
      ]),
    );
    const at = new Date('2026-03-29T00:59:59.123Z');
    const values = { at, day: '2026-03-29', words: ['a', 'b', `"c", '\\{}`], none: null, number: 7 };
    const given = { ...values, object: { key: [1, "it's"] } };
    const expected = [{ ...given, times: [at], hasWord: true }];
    const { orm, services } = app.container;
    expect(await services.statements.all(same, given)).toEqual(expected);
    expect(await readIn(orm.em.fork(), same, given)).toEqual(expected);
    expect(await orm.em.fork().transactional((em) => readIn(em, same, given))).toEqual(expected);
  });

  it('sees the rows that its transaction has written, and only there', async () => {
    const record = read({ kind: text, subject: text }, ({ kind, subject }) =>
      db
        .insertInto('paymentNotices')
        .values({ kind, subject, createdAt: sql<Date>`now()` })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['kind', 'createdAt']),
    );
    const bySubject = read({ subject: text }, ({ subject }) =>
      db
        .selectFrom('paymentNotices as notice')
        .where('notice.subject', '=', subject)
        .select('notice.createdAt'),
    );
    const { orm, services } = app.container;
    const notice = { kind: 'test', subject: 'a transaction' };
    await orm.em.fork().transactional(async (em) => {
      expect(await readIn(em, record, notice)).toEqual([
        { kind: 'test', createdAt: expect.any(Date) as Date },
      ]);
      expect(await readIn(em, record, notice)).toEqual([]);
      expect(await readIn(em, bySubject, notice)).toEqual([{ createdAt: expect.any(Date) as Date }]);
      expect(await services.statements.all(bySubject, notice)).toEqual([]);
    });
    expect(await services.statements.all(bySubject, notice)).toHaveLength(1);
  });
});
