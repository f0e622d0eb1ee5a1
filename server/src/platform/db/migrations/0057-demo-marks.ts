import { Migration } from '@mikro-orm/migrations';

/** The demo's courses by the addresses that they got; those never change. */
const SLUGS = [
  'bread-at-home-one-honest-loaf',
  'colour-with-intent',
  'light-and-exposure',
  'spanish-for-the-first-trip',
  'sql-asking-good-questions',
  'statistics-for-everyday-decisions',
  'type-for-screens',
  'waiting-well-asynchronous-javascript',
  'web-pages-that-last-html-and-css',
];

/**
 * What the demo made. In a school that has it already, its admin was made first, its subscriber later and its learner last, before the
 * school was open: what of its courses came between them is the demo's, and what the statistics have of the time before is made up.
 */
export class Migration0057 extends Migration {
  override up(): void {
    this.addSql('create table "demo_marks" ("id" uuid not null, primary key ("id"))');
    this.addSql(
      `with demo as (
           select first.created_at as begun_at, last.created_at as ended_at
             from users as first, users as subscriber, users as last
             where first.email = 'admin@example.com' and subscriber.email = 'subscriber@example.com'
               and last.email = 'learner@example.com' and first.created_at < last.created_at
               and subscriber.created_at between first.created_at and last.created_at
         ), seeded_courses as (
           select courses.id, begun_at, ended_at from courses, demo
             where created_at between begun_at and ended_at and slug in (${SLUGS.map((slug) => `'${slug}'`).join(', ')})
         )
         insert into demo_marks (id)
           select users.id from users, demo
             where email in ('admin@example.com', 'subscriber@example.com', 'learner@example.com')
               and created_at between begun_at and ended_at
           union select id from seeded_courses
           union select lectures.id from lectures join seeded_courses on seeded_courses.id = course_id
             where created_at <= ended_at
           union select learners.id from course_learners as learners join seeded_courses on seeded_courses.id = course_id
             where user_id is null and learners.begun_at < seeded_courses.begun_at
           union select counted.id from counted_subscriptions as counted, demo where started_at < begun_at`,
    );
  }

  override down(): void {
    this.addSql('drop table if exists "demo_marks" cascade');
  }
}
