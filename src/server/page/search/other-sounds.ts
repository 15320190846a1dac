import type { FormsOf } from '../../../engine/search/search-terms';
import { splitWords } from '../../../engine/search/split-words';
import type { ReadEntries } from './read-entries';
import type { FoundEntry } from './search-entries';

/** Letters of the shortest words by which titles and texts in other languages are found: most shorter ones are ‘of’ and ‘in’. */
const fewestLetters = { title: 2, text: 3 };

function soundsIn(entry: FoundEntry, formsOf: FormsOf): readonly string[] {
  const soundsOf = (part: keyof typeof fewestLetters) =>
    splitWords(entry[part])
      .map((word) => formsOf(word.text).sound)
      .filter((sound) => sound.length >= fewestLetters[part]);
  return [...soundsOf('title'), ...soundsOf('text')];
}

/**
 * Returns what the texts of an entry in other languages sound like, each word once and without those that its own texts
 * have: `pni smti` for a water committee.
 */
export function otherSounds(others: readonly ReadEntries[], formsOf: FormsOf): (entry: FoundEntry) => string {
  const byKey = others.map(
    ({ groups }) => new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.key, entry]))),
  );
  return (entry) => {
    const own = new Set(soundsIn(entry, formsOf));
    const sounds = byKey.flatMap((entries) => {
      const other = entries.get(entry.key);
      return other ? soundsIn(other, formsOf) : [];
    });
    const isNew = (sound: string) => !own.has(sound) && !/\d/.test(sound);
    return [...new Set(sounds.filter(isNew))].join(' ');
  };
}
