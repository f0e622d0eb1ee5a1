import { Migration } from '@mikro-orm/migrations';
import { byOperation, replacing, triggerFunction } from './0004-ledger-rollups.ts';
import { addUpCourses, rollUpCourses } from './0019-course-rollups.ts';

const SUMS = `sum(sign) as courses, sum(sign * (weights && '{A,B}')::int) as named`;

const addUpWords = (changes: string) => `insert into course_words as known (word, shard, courses, named)
      select lexeme, lectern_rollup_shard(), changed.courses, changed.named
        from (
          select lexeme, ${SUMS} from (${changes}) as changes, unnest(search_vector) group by 1
        ) as changed
        where changed.courses <> 0 or changed.named <> 0
        order by lexeme
      on conflict (word, shard) do update set courses = known.courses + excluded.courses, named = known.named + excluded.named`;

/** Most changes of a course leave its words as they are. */
const CHANGED = 'join removed using (id) where added.search_vector <> removed.search_vector';

const rollUpCoursesAndWords = triggerFunction(
  'lectern_roll_up_courses',
  `${byOperation(addUpCourses)}
  if tg_op = 'INSERT' then
    ${addUpWords('select search_vector, 1 as sign from added')};
  elsif tg_op = 'DELETE' then
    ${addUpWords('select search_vector, -1 as sign from removed')};
  else
    ${addUpWords(`select added.search_vector, 1 as sign from added ${CHANGED}
      union all select removed.search_vector, -1 from added ${CHANGED}`)};
  end if;`,
);

/** Parts of all courses, by the last digits of their ids. */
const SAMPLES = {
  courses_search_vector_in_512_index: `right(id::text, 3) < '008'`,
  courses_search_vector_in_64_index: `right(id::text, 2) < '04'`,
  courses_search_vector_in_8_index: `right(id::text, 1) < '2'`,
};

/** Words of courses are counted by sums that triggers keep; misspelt ones are looked up in them, and frequent ones in samples. */
export class Migration0021 extends Migration {
  override up(): void {
    this.addSql(
      'create table "course_words" ("word" text collate "C" not null, "shard" smallint not null, "courses" int not null, "named" int not null, primary key ("word", "shard"))',
    );
    // Whoever writes a course meanwhile waits: one that is written before the trigger and after the sum would be missed.
    this.addSql('lock table "courses" in share row exclusive mode');
    this.addSql(replacing(rollUpCoursesAndWords));
    this.addSql(
      `insert into course_words (word, shard, courses, named)
        select lexeme, 0, ${SUMS} from (select search_vector, 1 as sign from courses) as courses, unnest(search_vector) group by 1`,
    );
    this.addSql(
      'create index "course_words_word_trigrams_index" on "course_words" using gin (word gin_trgm_ops)',
    );
    for (const [name, condition] of Object.entries(SAMPLES)) {
      this.addSql(`create index "${name}" on "courses" using gin (search_vector) where ${condition}`);
    }
    this.addSql('drop index "courses_search_text_index"');
  }

  override down(): void {
    this.addSql('create index "courses_search_text_index" on "courses" using gin (search_text gin_trgm_ops)');
    for (const name of Object.keys(SAMPLES)) this.addSql(`drop index "${name}"`);
    this.addSql(replacing(rollUpCourses));
    this.addSql('drop table "course_words"');
  }
}
