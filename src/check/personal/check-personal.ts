import { sentence, type Sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import type { FieldKind } from '../../engine/record/field-kinds';
import { isObject } from '../../engine/json/json';
import { fileProblem, type Finding } from '../document/finding';
import { entriesOf, textOf } from '../document/json-access';
import type { ConfigReference } from '../references/collect-references';
import { findPersonalNumbers, withoutBlanks } from './personal-numbers';

/** Rules that decide whether a number may be in a list. */
export interface PersonalRules {
  /** Whether the records are about citizens, so that their telephones and accounts are reported as well. */
  readonly isOfCitizens: boolean;
  /** `publicNumbers` of the config. */
  readonly publicNumbers: readonly string[];
}

interface Warning {
  readonly message: Sentence;
  readonly hint: Sentence;
  readonly severity: 'warning';
}

/** Kinds of fields that people write numbers into; others have ids, amounts and addresses. */
const written: ReadonlySet<string> = new Set<FieldKind>(['text', 'prose', 'telephone', 'choice', 'document']);

const hint = sentence('personal.remove');

/** Warns of the numbers in a text; shows the last four characters of each, since reports are kept and sent. */
function warningsIn(text: string, { isOfCitizens, publicNumbers }: PersonalRules): Warning[] {
  const numbers = findPersonalNumbers(text, isOfCitizens);
  if (numbers.length === 0) return [];
  const allowed = new Set(publicNumbers.map(withoutBlanks));
  return numbers
    .filter(({ number }) => !allowed.has(number))
    .map(({ kind, number }) => ({
      message: sentence(`personal.${kind}`, { end: number.slice(-4) }),
      hint,
      severity: 'warning',
    }));
}

/** Warns of numbers in a value of a record that identify a person, in each of its languages. */
export function checkPersonalValue({ kind, value, path }: ConfigReference, rules: PersonalRules): Finding[] {
  if (!written.has(kind)) return [];
  const texts = isObject(value)
    ? entriesOf(value).map(([code, text]) => ({ text, place: [...path, code] }))
    : [{ text: value, place: path }];
  return texts.flatMap(({ text, place }) =>
    warningsIn(textOf(text), rules).map((warning) => ({ path: place, ...warning })),
  );
}

/** Warns of documents of the content folder whose names have such numbers: a name is part of the address. */
export function checkPersonalNames(
  folder: string,
  files: ReadonlySet<string>,
  publicNumbers: readonly string[],
): Problem[] {
  return [...files]
    .filter((file) => file.startsWith('documents/'))
    .flatMap((file) =>
      warningsIn(file, { isOfCitizens: true, publicNumbers }).map((warning) =>
        fileProblem(`${folder}/${file}`, {
          ...warning,
          message: sentence('personal.fileName', { warning: warning.message }),
        }),
      ),
    );
}
