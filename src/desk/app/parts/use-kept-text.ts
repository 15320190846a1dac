import { useState } from 'react';
import { useDeskState } from '../use-desk-state';
import { keepText, readText, textKey } from './kept-text';

/**
 * A text that this browser keeps for the person, so that a closed tab loses nothing: until it is emptied, the person signs out, or
 * for 30 days.
 * @param about what it is about, such as a reference number
 */
export function useKeptText(about: string): readonly [text: string, setText: (text: string) => void] {
  const { data } = useDeskState();
  const person = data?.state === 'signed-in' ? data.person.name : '';
  const key = textKey(person, about);
  const [text, setText] = useState(() => readText(key));
  const change = (typed: string) => {
    setText(typed);
    keepText(key, typed, Date.now());
  };
  return [text, change];
}
