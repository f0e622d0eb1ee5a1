import { Migration } from '@mikro-orm/migrations';

/** Certificates keep who taught the course and how long it was; of those that are there, as the course is today. */
export class Migration0042 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "certificates" add "instructor" text null, add "duration" double precision null',
    );
    this.addSql(
      `update certificates set instructor = courses.instructor, duration = courses.duration
        from courses where courses.id = certificates.course_id`,
    );
  }

  override down(): void {
    this.addSql('alter table "certificates" drop column "instructor", drop column "duration"');
  }
}
