import { Migration } from '@mikro-orm/migrations';
import { byOperation, triggerFunction, triggers } from './0004-ledger-rollups.ts';

const folded = (text: string) =>
  `lower(regexp_replace(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]+', '', 'g'), '[!-/:-@[-\`{-~]+', ' ', 'g'))`;

/** What lists of courses are ordered by; the order by time has an index already. */
const ORDERS = {
  title: `(${folded('title')} collate "C")`,
  category: `(${folded('category')} collate "C")`,
  instructor: `(${folded('instructor')} collate "C")`,
  lectures: 'number_of_lectures',
  duration: 'duration',
};
const NEWEST = 'coalesce(published_at, created_at)';

/** The state of a row of `courses`. */
const STATE = `case when deleted_at is not null then 'TRASH' when published_at is null then 'DRAFT' else 'PUBLISHED' end`;

export const addUpCourses = (
  changes: string,
) => `insert into course_rollups as rollup (state, category, shard, courses)
      select state, category, lectern_rollup_shard(), changed.courses
        from (
          select ${STATE} as state, category, sum(sign) as courses from (${changes}) as changes group by 1, 2
        ) as changed
        where changed.courses <> 0
        order by state, category
      on conflict (state, category, shard) do update set courses = rollup.courses + excluded.courses`;

export const rollUpCourses = triggerFunction('lectern_roll_up_courses', byOperation(addUpCourses));

/** Courses are counted by sums that triggers keep, and each order of a list has its indexes. */
export class Migration0019 extends Migration {
  override up(): void {
    this.addSql(
      'create table "course_rollups" ("state" text not null, "category" text not null, "shard" smallint not null, "courses" int not null, primary key ("state", "category", "shard"))',
    );
    this.addSql(rollUpCourses);
    for (const trigger of triggers('courses', 'lectern_roll_up_courses')) this.addSql(trigger);
    this.addSql(
      `insert into course_rollups (state, category, shard, courses)
        select ${STATE}, category, 0, count(*) from courses group by 1, 2`,
    );
    for (const [name, key] of Object.entries({ ...ORDERS, newest: NEWEST })) {
      if (name !== 'newest') this.addSql(sortIndex(`courses_${name}_index`, `${key}, id`));
      this.addSql(sortIndex(`courses_${name}_in_category_index`, `category, ${key}, id`));
    }
    this.addSql(
      'create index "courses_drafts_index" on "courses" (id) where published_at is null and deleted_at is null',
    );
  }

  override down(): void {
    this.addSql('drop function lectern_roll_up_courses() cascade');
    this.addSql('drop table "course_rollups"');
    for (const name of Object.keys(ORDERS)) this.addSql(`drop index "courses_${name}_index"`);
    for (const name of ['newest', ...Object.keys(ORDERS)]) {
      this.addSql(`drop index "courses_${name}_in_category_index"`);
    }
    this.addSql('drop index "courses_drafts_index"');
  }
}

function sortIndex(name: string, columns: string): string {
  return `create index "${name}" on "courses" (${columns}) where deleted_at is null`;
}
