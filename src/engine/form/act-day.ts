/** Day of the Digital Personal Data Protection Act, 2023 (docs/data-protection.md). */
export const actDay = '2023-08-11';
