import { Migration } from '@mikro-orm/migrations';

/** What a browser pays with has no business in a stored event; those of earlier versions lose it. */
export class EventsWithoutSecrets extends Migration {
  override up(): void {
    this.addSql(`update stripe_events set payload = payload #- '{data,object,client_secret}'
      where payload #> '{data,object,client_secret}' is not null`);
  }
}
