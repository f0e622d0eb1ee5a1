import { Migration } from '@mikro-orm/migrations';

/** Of shorter words nothing is left, and longer ones nobody types. */
const [SHORTEST, LONGEST] = [3, 40];

/** The languages but English, whose stems all words have, each by the place of its stems. */
const STEMMED = {
  ARABIC: -3,
  DANISH: -4,
  DUTCH: -5,
  FINNISH: -6,
  FRENCH: -7,
  GERMAN: -8,
  ITALIAN: -9,
  NORWEGIAN: -10,
  PORTUGUESE: -11,
  RUSSIAN: -12,
  SPANISH: -13,
  SWEDISH: -14,
  TURKISH: -15,
};

const stemmers = Object.entries(STEMMED).map(
  ([language, place]) =>
    `('${language}', '${language.toLowerCase()}_stem'::regdictionary, ${place}::smallint)`,
);

/**
 * What a language leaves of a word without its ending; without a language, what each leaves. Words are kept without accents, and where
 * a stemmer goes by one it gets it back: that of `cion` and of a Russian short i. Portuguese plurals that it leaves are made singular.
 * A function with settings of its own is planned for itself, and not for each statement anew.
 */
const stemsOfAWord = `create function lectern_word_stems(word text, taught text default null) returns table (variant text, place smallint)
  language sql immutable parallel safe rows 12 set search_path = pg_catalog as $$
    select stem, stemmer.place
      from (values ${stemmers.join(', ')}) as stemmer (language, dictionary, place),
        unnest(ts_lexize(dictionary, case language
          when 'PORTUGUESE' then regexp_replace(regexp_replace(word, '[ao]es$', 'ao'), 'ns$', 'm')
          when 'RUSSIAN' then regexp_replace(word, '(?<=[аеоы])и$', 'й')
          when 'SPANISH' then regexp_replace(word, 'cion$', 'ción')
          else normalize(word, NFC) end)) as stem
      where language = coalesce(taught, language) and char_length(word) between ${SHORTEST} and ${LONGEST} and word !~ '^[0-9]+$'
  $$`;

/** Adds the stems of words, each with the language of a course that has it, where they are not known yet. */
const addStems = (table: string, words: string) => `insert into ${table} (variant, word, place, shard)
    select stem.variant, said.word, stem.place, lectern_rollup_shard()
      from (${words}) as said, lectern_word_stems(said.word, said.language) as stem
      where not exists (
        select from ${table} as known
          where known.variant = stem.variant and known.word = said.word and known.place = stem.place
      )
      order by stem.variant, said.word, stem.place
    on conflict do nothing;`;

const IS_STEMMED = `course.language not in ('ENGLISH', 'OTHER')`;

const courseWords = (from: string) =>
  `select distinct lexeme as word, course.language from ${from}, unnest(course.search_vector) where ${IS_STEMMED}`;
const lectureWords = (from: string) => `select distinct lexeme as word, course.language from ${from}
      join courses as course on course.id = lecture.course_id, unnest(lecture.search_vector) where ${IS_STEMMED}`;
const spokenWords = (from: string) => `select distinct lexeme as word, course.language from ${from}
      join lectures as lecture on lecture.id = captions.lecture_id
      join courses as course on course.id = lecture.course_id, unnest(cue.search_vector) where ${IS_STEMMED}`;

const CUES = 'caption_cues as cue join captions on captions.id = cue.captions_id';

/** A course in another language has the words of its lectures stemmed anew. */
const addCourseStems = `create function lectern_add_course_stems() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${addStems('course_word_variants', courseWords('added as course'))}
    return null;
  end if;
  if not exists (select from added as course where ${IS_STEMMED}) then return null; end if;
  ${addStems(
    'course_word_variants',
    `${courseWords('added as course join removed using (id)')}
        and (course.language <> removed.language or course.search_vector <> removed.search_vector)`,
  )}
  if exists (select from added as course join removed using (id) where ${IS_STEMMED} and course.language <> removed.language) then
    ${addStems(
      'lecture_word_variants',
      `${lectureWords('lectures as lecture')} and course.id in (select id from added)
      union ${spokenWords(CUES)} and course.id in (select id from added)`,
    )}
  end if;
  return null;
end $$`;

/** Most changes of a lecture leave its words as they are. */
const addLectureStems = `create function lectern_add_lecture_stems() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${addStems('lecture_word_variants', lectureWords('added as lecture'))}
  else
    ${addStems(
      'lecture_word_variants',
      lectureWords(
        '(select added.* from added join removed using (id) where added.search_vector <> removed.search_vector) as lecture',
      ),
    )}
  end if;
  return null;
end $$`;

const addCueStems = `create function lectern_add_cue_stems() returns trigger language plpgsql as $$
begin
  ${addStems('lecture_word_variants', spokenWords('added as cue join captions on captions.id = cue.captions_id'))}
  return null;
end $$`;

const TRIGGERS = [
  { table: 'courses', stems: 'course', operations: ['insert', 'update'] },
  { table: 'lectures', stems: 'lecture', operations: ['insert', 'update'] },
  { table: 'caption_cues', stems: 'cue', operations: ['insert'] },
];

/** What a course's pages show of it, which now tell its language, too. */
const SHOWN = [
  'title',
  'description',
  'category',
  'instructor',
  'thumbnail_key',
  'number_of_lectures',
  'duration',
];

const noticeChanges = (columns: string[]) =>
  `create or replace trigger courses_changed before update of ${columns.join(', ')} on courses
    for each row when (${columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')})
    execute function lectern_course_changed()`;

/** A course has a language, and its words and those of its lectures can be looked up by what that leaves of them without an ending. */
export class Migration0044 extends Migration {
  override up(): void {
    this.addSql(`alter table "courses" add "language" text not null default 'ENGLISH'`);
    this.addSql(noticeChanges([...SHOWN, 'language']));
    this.addSql(stemsOfAWord);
    for (const definition of [addCourseStems, addLectureStems, addCueStems]) this.addSql(definition);
    for (const { table, stems, operations } of TRIGGERS) {
      for (const operation of operations) {
        const tables =
          operation === 'insert' ? 'new table as added' : 'old table as removed new table as added';
        this.addSql(
          `create trigger ${table}_add_stems_on_${operation} after ${operation} on ${table}
            referencing ${tables} for each statement execute function lectern_add_${stems}_stems()`,
        );
      }
    }
  }

  override down(): void {
    for (const { table, stems, operations } of TRIGGERS) {
      for (const operation of operations) {
        this.addSql(`drop trigger ${table}_add_stems_on_${operation} on ${table}`);
      }
      this.addSql(`drop function lectern_add_${stems}_stems`);
    }
    this.addSql('drop function lectern_word_stems');
    for (const words of ['course', 'lecture']) {
      this.addSql(`delete from ${words}_word_variants where place <= ${Math.max(...Object.values(STEMMED))}`);
    }
    this.addSql(noticeChanges(SHOWN));
    this.addSql('alter table "courses" drop column "language"');
  }
}
