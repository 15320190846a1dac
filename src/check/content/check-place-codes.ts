import { states, type State } from '../../engine/record/states';
import { textAt, type Json } from '../document/json-access';
import type { Finding } from '../document/finding';
import { nameHint } from '../nearest-name';

function stateCodeFinding(code: string): Finding[] {
  if (Object.hasOwn(states, code)) return [];
  return [
    {
      path: ['stateCode'],
      message: `“${code}” is the code of no state.`,
      hint: nameHint(code, Object.keys(states)),
    },
  ];
}

/** An LGD code of a panchayat has no part that tells its state. */
function lgdFinding(code: string): Finding[] {
  if (/^[1-9]\d{1,5}$/.test(code)) return [];
  const message = `“${code}” is not the LGD code of a gram panchayat.`;
  const hint = /^(?:\d{2}|\d{16})$/.test(code)
    ? 'It may be a code of a state or of the census. Look the panchayat up at https://lgdirectory.gov.in.'
    : 'Expected: two to six digits without a leading zero, as https://lgdirectory.gov.in lists the panchayat.';
  return [{ path: ['lgdCode'], message, hint }];
}

const namesOf = (prefix: string): string =>
  Object.values(states)
    .filter(({ census }) => census.includes(prefix))
    .map(({ name }) => name)
    .join(' or ');

/** Only the code with all 16 digits tells the state: by its first two. */
function censusFinding(code: string, state: State | undefined): Finding[] {
  const path = ['censusCode'];
  if (!/^(?:\d{6}|\d{16})$/.test(code)) {
    const message = `“${code}” is not a code of a village in the census of 2011.`;
    return [
      {
        path,
        message,
        hint: 'Expected: the six digits of the village, or all 16 digits with state, district and sub-district.',
      },
    ];
  }
  if (code.length === 6) return [];
  const prefix = code.slice(0, 2);
  const owner = namesOf(prefix);
  if (owner === '')
    return [
      {
        path,
        message: `“${code}” is of no state: no code of the census begins with ${prefix}.`,
        hint: 'Compare it with the list of the census.',
      },
    ];
  if (!state || state.census.includes(prefix)) return [];
  const message = `“${code}” is a code of ${owner}, but the council is in ${state.name}.`;
  return [
    {
      path,
      message,
      hint: `Codes of ${state.name} begin with ${state.census.join(' or ')}. Correct the code or “stateCode”.`,
    },
  ];
}

/** Reports codes of the council's place that have the wrong format or are of another state, as far as a code tells it (B11.3.10). */
export function checkPlaceCodes(record: Json | undefined): Finding[] {
  const code = (field: string) => textAt(record, field) ?? '';
  const state = code('stateCode');
  return [
    ...(state === '' ? [] : stateCodeFinding(state)),
    ...(code('lgdCode') === '' ? [] : lgdFinding(code('lgdCode'))),
    ...(code('censusCode') === ''
      ? []
      : censusFinding(code('censusCode'), Object.hasOwn(states, state) ? states[state] : undefined)),
  ];
}
