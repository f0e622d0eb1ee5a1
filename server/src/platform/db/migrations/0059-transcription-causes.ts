import { Migration } from '@mikro-orm/migrations';

/** Why captions could not be written is told in the language of whoever reads; older failures keep their sentence. */
export class Migration0059 extends Migration {
  override up(): void {
    this.addSql('alter table "transcriptions" add "cause" jsonb null');
  }

  override down(): void {
    this.addSql('alter table "transcriptions" drop column "cause"');
  }
}
