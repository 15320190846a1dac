/** Names in braces that a legal document may use, such as `{council}`: each is replaced by a value of the council detail. */
export const documentPlaceholders = ['council', 'taluka', 'district', 'email'] as const;

/** Name in braces of the part of a legal text that is made from the table of accessibility checkpoints. */
export const conformancePart = 'conformance';

export type DocumentPlaceholder = (typeof documentPlaceholders)[number];
