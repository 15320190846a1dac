/** Rights of people at the desk; `erase`: delete and correct what visitors sent, which leaves nothing of it as it was. */
export type DeskRight = 'submissions' | 'erase' | 'content' | 'publish' | 'log' | 'sites';

/**
 * The role of a person, and its rights: everybody may change their own password and end their own sessions. An operator has them
 * at every site of a folder.
 */
export const roleRights = {
  inbox: ['submissions'],
  editor: ['content'],
  publisher: ['submissions', 'erase', 'content', 'publish', 'log'],
  operator: ['submissions', 'erase', 'content', 'publish', 'log', 'sites'],
} as const satisfies Readonly<Record<string, readonly DeskRight[]>>;

export type DeskRole = keyof typeof roleRights;

/** Whether a text names a role. */
export function isRole(text: unknown): text is DeskRole {
  return typeof text === 'string' && Object.hasOwn(roleRights, text);
}

/** Whether a role may be told of new messages by mail: an operator would be told of those of all sites. */
export function getsMessages(role: DeskRole): boolean {
  return hasRight(role, 'submissions') && !hasRight(role, 'sites');
}

/** Whether a role has a right. */
export function hasRight(role: DeskRole, right: DeskRight): boolean {
  const rights: readonly DeskRight[] = roleRights[role];
  return rights.includes(right);
}
