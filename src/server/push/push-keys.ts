import type { PushDatabase } from './push-database';

/** The keys by which push services know a site (VAPID). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of a site: made once and kept in the database, since all instances and subscriptions need the same ones. */
export async function readPushKeys({ run }: PushDatabase, site: string): Promise<PushKeys> {
  const find = () =>
    run((db) =>
      db
        .selectFrom('push_keys')
        .select(['public_key as publicKey', 'private_key as privateKey'])
        .where('site', '=', site)
        .executeTakeFirst(),
    );
  const known = await find();
  if (known) return known;
  const { generateVAPIDKeys } = (await import('web-push')).default;
  const { publicKey, privateKey } = generateVAPIDKeys();
  await run((db) =>
    db
      .insertInto('push_keys')
      .values({ site, public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return (await find()) ?? { publicKey, privateKey };
}
