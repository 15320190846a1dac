interface KeysRow {
  readonly site: string;
  readonly public_key: string;
  readonly private_key: string;
}

/** A device that gets messages. */
interface SubscriptionRow {
  /** Hash of the endpoint. */
  readonly id: string;
  readonly site: string;
  readonly host: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  /** Day of the last message that the push service has accepted, or of the subscription, YYYY-MM-DD. */
  readonly used_on: string;
}

/** A list that a visitor follows. */
interface TopicRow {
  readonly subscription: string;
  readonly topic: string;
}

interface MessageRow {
  readonly id: string;
  readonly site: string;
  /** JSON: code of a language → `PushText`. */
  readonly texts: string;
  readonly expires_at: string;
}

/** A message for a device, until it is sent. */
interface DeliveryRow {
  readonly message: string;
  readonly subscription: string;
  readonly attempts: number;
  readonly due_at: string;
}

/** A record that is no news any more; an empty name stands for the first look at a list. */
interface SeenRow {
  readonly site: string;
  readonly topic: string;
  readonly record: string;
}

/** The tables of web push, for Kysely. */
export interface PushTables {
  readonly push_keys: KeysRow;
  readonly push_subscriptions: SubscriptionRow;
  readonly push_topics: TopicRow;
  readonly push_messages: MessageRow;
  readonly push_deliveries: DeliveryRow;
  readonly push_seen: SeenRow;
}
