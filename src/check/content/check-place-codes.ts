import { sentence } from '../sentences/sentence';
import { states, type State } from '../../engine/record/states';
import { textAt, type Json } from '../document/json-access';
import type { Finding } from '../document/finding';
import { nameHint } from '../nearest-name';

function stateCodeFinding(code: string): Finding[] {
  if (Object.hasOwn(states, code)) return [];
  return [
    {
      path: ['stateCode'],
      message: sentence('state.unknown', { code }),
      hint: nameHint(code, Object.keys(states)),
    },
  ];
}

/** The LGD code of a panchayat does not contain its state. */
function lgdFinding(code: string): Finding[] {
  if (/^[1-9]\d{1,5}$/.test(code)) return [];
  const message = sentence('lgd.wrong', { code });
  const hint = /^(?:\d{2}|\d{16})$/.test(code) ? sentence('lgd.other') : sentence('lgd.expected');
  return [{ path: ['lgdCode'], message, hint }];
}

const namesOf = (prefix: string): string =>
  Object.values(states)
    .filter(({ census }) => census.includes(prefix))
    .map(({ name }) => name)
    .join(' / ');

/** Only the code of 16 digits contains the state: its first two digits. */
function censusFinding(code: string, state: State | undefined): Finding[] {
  const path = ['censusCode'];
  if (!/^(?:\d{6}|\d{16})$/.test(code)) {
    return [{ path, message: sentence('census.wrong', { code }), hint: sentence('census.expected') }];
  }
  if (code.length === 6) return [];
  const prefix = code.slice(0, 2);
  const owner = namesOf(prefix);
  if (owner === '')
    return [
      { path, message: sentence('census.noState', { code, prefix }), hint: sentence('census.compare') },
    ];
  if (!state || state.census.includes(prefix)) return [];
  const message = sentence('census.otherState', { code, owner, state: state.name });
  const prefixes = state.census.join(' / ');
  return [{ path, message, hint: sentence('census.prefixes', { state: state.name, prefixes }) }];
}

/** Reports codes of the council's place that have the wrong format or are of another state, if they contain the state (B11.3.10). */
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
