import { Migration } from '@mikro-orm/migrations';

const touchCourse = (andDraft: string) => `update courses set changed_at = now() from lectures
    where courses.id = lectures.course_id and courses.changed_at is distinct from now()${andDraft}`;

/** What of lectures changes when a course was last changed; see 0022. */
function functions(andDraft: string): Record<string, string> {
  return {
    lectern_lecture_changed: `${touchCourse(andDraft)} and lectures.id = new.id; return null;`,
    lectern_captions_changed: `${touchCourse(andDraft)} and lectures.id = coalesce(new.lecture_id, old.lecture_id) and is_free_preview;
  return null;`,
  };
}

/**
 * Lectures may be drafts of a published course. Those that are there are published, and so are those that the version before
 * adds while it runs on.
 */
export class Migration0035 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "lectures" add "is_draft" boolean not null default false, add "publish_at" timestamptz null',
    );
    this.addSql('alter table "courses" add "publishes_lectures_at_once" boolean not null default false');
    // Nobody is shown what changes of a draft.
    this.replace(functions(' and not lectures.is_draft'));
  }

  /** Drafts cannot be told from the rest afterwards, so they go. */
  override down(): void {
    this.replace(functions(''));
    this.addSql('delete from "lectures" where "is_draft"');
    this.addSql('alter table "lectures" drop column "is_draft", drop column "publish_at"');
    this.addSql('alter table "courses" drop column "publishes_lectures_at_once"');
  }

  private replace(bodies: Record<string, string>): void {
    for (const [name, body] of Object.entries(bodies)) {
      this.addSql(
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`,
      );
    }
  }
}
