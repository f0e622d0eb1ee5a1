import { Migration } from '@mikro-orm/migrations';

/** How a function tells lectures that learners can learn from, before links and with them. */
const VIDEO_OR_TEXT = `(lecture.video_key is not null or lecture.kind = 'TEXT')`;
const HAS_CONTENT = `(lecture.video_key is not null or lecture.kind <> 'VIDEO')`;

/** SQL that replaces a part of `lectern_follow_progress`. The rest of it stays as it is. */
const replaceInProgress = (before: string, after: string): string => `do $migration$ begin
  execute replace(pg_get_functiondef('lectern_follow_progress()'::regprocedure), $part$${before}$part$, $part$${after}$part$);
end $migration$`;

/** Lectures that are links to external pages. */
export class Migration0122 extends Migration {
  override up(): void {
    this.addSql(`alter table "lectures" add column "url" text null`);
    this.addSql(replaceInProgress(VIDEO_OR_TEXT, HAS_CONTENT));
  }

  override down(): void {
    this.addSql(`delete from "lectures" where kind = 'LINK'`);
    this.addSql(replaceInProgress(HAS_CONTENT, VIDEO_OR_TEXT));
    this.addSql('alter table "lectures" drop column "url"');
  }
}
