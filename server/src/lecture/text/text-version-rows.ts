import { sql, type Expression } from 'kysely';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, int, read, time, uuid, uuids, type RowOf } from '#server/platform/db/read.ts';

/** Versions without their texts, which can be long. */
const versions = db
  .selectFrom('lectureTextVersions as version')
  .leftJoin('users as author', 'author.id', 'version.authorId')
  .select((query) => [
    'version.id',
    'version.createdAt',
    'version.wordCount as words',
    'author.fullName as author',
    query
      .eb(
        'version.id',
        '=',
        query
          .selectFrom('lectureTextVersions as newest')
          .whereRef('newest.lectureId', '=', 'version.lectureId')
          .orderBy('newest.createdAt', 'desc')
          .orderBy('newest.id', 'desc')
          .limit(1)
          .select('newest.id'),
      )
      .$castTo<boolean>()
      .as('isCurrent'),
  ]);

const page = (lectureId: Expression<string>, limit: Expression<number>) =>
  versions
    .where('version.lectureId', '=', lectureId)
    .orderBy('version.createdAt', 'desc')
    .orderBy('version.id', 'desc')
    .limit(limit);

/** The newest versions of a lecture. */
export const FIRST_PAGE = read({ lectureId: uuid, limit: int }, ({ lectureId, limit }) =>
  page(lectureId, limit),
);

/** The newest versions of a lecture after a place. */
export const LATER_PAGE = read(
  { lectureId: uuid, limit: int, at: time, id: uuid },
  ({ lectureId, limit, at, id }) =>
    page(lectureId, limit).where((query) =>
      query.eb(query.refTuple('version.createdAt', 'version.id'), '<', query.tuple(at, id)),
    ),
);

/** The number of versions of a lecture; no row if the lecture does not exist. */
export const COUNT = read({ lectureId: uuid }, ({ lectureId }) =>
  db
    .selectFrom('lectures')
    .leftJoin('lectureTextVersions as version', 'version.lectureId', 'lectures.id')
    .where('lectures.id', '=', lectureId)
    .groupBy('lectures.id')
    .select((query) => sql<number>`count(${query.ref('version.id')})::int`.as('count')),
);

export const VERSION_BY_ID = read({ id: uuid }, ({ id }) => versions.where('version.id', '=', id));

/** The texts of versions. */
export const SOURCES = read({ ids: uuids }, ({ ids }) =>
  db.selectFrom('lectureTextVersions').where('id', '=', anyOf(ids)).select(['id', 'source']),
);

/** The newest version of a lecture with its text. */
export const NEWEST = read({ lectureId: uuid }, ({ lectureId }) =>
  db
    .selectFrom('lectureTextVersions')
    .where('lectureId', '=', lectureId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select(['createdAt', 'source']),
);

export type TextVersionRow = RowOf<typeof VERSION_BY_ID>;
