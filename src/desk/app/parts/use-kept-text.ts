import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../site/browser/storage';
import { useDeskState } from '../use-desk-state';

/**
 * A text that this browser keeps for the person until it is emptied, so that a closed tab loses nothing.
 * @param about what it is about, such as a reference number
 */
export function useKeptText(about: string): readonly [text: string, setText: (text: string) => void] {
  const { data } = useDeskState();
  const person = data?.state === 'signed-in' ? data.person.name : '';
  const key = `desk-text:${[person, about].map(encodeURIComponent).join('/')}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  const change = (typed: string) => {
    setText(typed);
    if (typed === '') removeStored(key);
    else writeStored(key, typed);
  };
  return [text, change];
}
