/** Names in braces that a legal document may use, such as `{council}`: each is replaced by a value of the council detail. */
export const documentPlaceholders = ['council', 'taluka', 'district', 'email'] as const;

export type DocumentPlaceholder = (typeof documentPlaceholders)[number];
