import { sectionSentences } from '../../templates/section-sentences';
import { configSentences } from './english/config';
import { fileSentences } from './english/files';
import { recordSentences } from './english/records';
import { shapeSentences } from './english/shapes';
import { sourceSentences } from './english/sources';
import { syntaxSentences } from './english/syntax';
import { textSentences } from './english/texts';

/** The sentences of findings that people at the desk meet, in English, by id. `{name}` is replaced by a value of the finding. */
export const deskSentences = {
  ...recordSentences,
  ...fileSentences,
  ...textSentences,
  ...shapeSentences,
  ...syntaxSentences,
} as const;

/** The sentences of all findings in English. */
export const english = {
  ...deskSentences,
  ...configSentences,
  ...sourceSentences,
  ...sectionSentences,
} as const;
