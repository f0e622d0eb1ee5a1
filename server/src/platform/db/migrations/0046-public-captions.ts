import { Migration } from '@mikro-orm/migrations';

/** Captions are listed alike to all who may watch: their changes are told as those of courses and lectures are. */
export class Migration0046 extends Migration {
  override up(): void {
    this.addSql(`create trigger captions_public_content after insert or update or delete or truncate on captions
      for each statement execute function lectern_public_content_changed()`);
  }

  override down(): void {
    this.addSql('drop trigger captions_public_content on captions');
  }
}
