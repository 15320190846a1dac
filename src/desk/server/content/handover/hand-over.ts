import { createHash } from 'node:crypto';
import type { Publication } from '../../../api/content-api';
import type { Handover, WaitingDrafts } from '../../../api/handover-api';
import { DeskRefusal } from '../../desk-request';
import type { DeskContent, ContentVisitor } from '../desk-content';
import type { Draft } from '../drafts';
import { publishDrafts } from '../publish/publish-drafts';
import { readDrafts } from '../read-content';

/** Identifies drafts. */
function versionOf(drafts: readonly Draft[]): string {
  const seen = drafts.map(({ list, key, before, after }) => [list, key, before, after]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}

/** Hands the person's drafts over to whoever publishes. @throws DeskRefusal when there are none */
export async function handOver(
  { options: { desk } }: DeskContent,
  note: string,
  { name }: ContentVisitor,
): Promise<void> {
  if ((await desk.drafts.of(name)).length === 0) throw new DeskRefusal('not-found');
  await desk.handovers.set(name, { state: 'waiting', by: name, note });
  await desk.log.add(name, 'handed-over');
}

/** State of the drafts that a person handed over; null once there are none. */
export async function readHandover(
  { options: { desk } }: DeskContent,
  { name }: ContentVisitor,
): Promise<Handover | null> {
  const handover = await desk.handovers.of(name);
  return handover && (await desk.drafts.of(name)).length > 0 ? handover : null;
}

/** The drafts that wait for a publisher. */
export async function readWaiting(content: DeskContent, visitor: ContentVisitor): Promise<WaitingDrafts[]> {
  const { desk } = content.options;
  const waiting = await desk.handovers.waiting();
  const read = waiting.map(async ({ person, at, note }) => {
    const drafts = await readDrafts(content, { ...visitor, name: person });
    return { person, at, note, drafts, version: versionOf(await desk.drafts.of(person)) };
  });
  return (await Promise.all(read)).filter(({ drafts }) => drafts.length > 0);
}

/**
 * The drafts that a person handed over.
 * @param version what the publisher has seen
 * @throws DeskRefusal when nothing of the person waits, and when the person has changed it meanwhile
 */
export async function requireWaiting(
  { options: { desk } }: DeskContent,
  person: string,
  version?: string,
): Promise<readonly Draft[]> {
  const [handover, drafts] = await Promise.all([desk.handovers.of(person), desk.drafts.of(person)]);
  if (handover?.state !== 'waiting' || drafts.length === 0) throw new DeskRefusal('not-found');
  if (version !== undefined && versionOf(drafts) !== version) throw new DeskRefusal('changed');
  return drafts;
}

/** Publishes what somebody handed over; the history names that person as the author. @throws DeskRefusal */
export async function publishWaiting(
  content: DeskContent,
  { person, version }: { readonly person: string; readonly version: string },
  visitor: ContentVisitor,
): Promise<Publication> {
  const { desk } = content.options;
  const drafts = await requireWaiting(content, person, version);
  const publication = await publishDrafts(content, { drafts, visitor, author: person });
  if (!publication.published) return publication;
  await desk.drafts.removePublished(person, drafts);
  if ((await desk.drafts.of(person)).length === 0) await desk.handovers.remove(person);
  await desk.log.add(visitor.name, 'published', publication.id.slice(0, 10));
  return publication;
}

/** Makes what somebody handed over drafts of the publisher. @throws DeskRefusal when that would replace own drafts */
export async function takeWaiting(
  content: DeskContent,
  { person, version }: { readonly person: string; readonly version: string },
  { name }: ContentVisitor,
): Promise<void> {
  const { desk } = content.options;
  const drafts = await requireWaiting(content, person, version);
  if (person !== name && !(await desk.drafts.give(person, name, drafts))) throw new DeskRefusal('own-drafts');
  await desk.handovers.remove(person);
  await desk.log.add(name, 'taken-over', person);
}

/** Sends drafts back to whoever handed them over, with a note. @throws DeskRefusal */
export async function sendBack(
  content: DeskContent,
  { person, note }: { readonly person: string; readonly note: string },
  { name }: ContentVisitor,
): Promise<void> {
  const { desk } = content.options;
  await requireWaiting(content, person);
  await desk.handovers.set(person, { state: 'returned', by: name, note });
  await desk.log.add(name, 'sent-back', person);
}
