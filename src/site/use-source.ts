import type { SourceParameters } from '../content/address';
import { addressOf, apiUrl } from '../content/address';
import { useAnswer, type AnswerState } from '../content/use-answer';
import { useSite } from './use-site';

/** The records of a source by name, in the language of the page. */
export function useSource(name: string, parameters: Omit<SourceParameters, 'language'> = {}): AnswerState {
  const { site, start } = useSite();
  const source = site.config.sources[name];
  if (!source) throw new Error(`There is no source “${name}”.`);
  const address = addressOf(source, { language: site.language.code, ...parameters });
  const url = address && apiUrl(address);
  return useAnswer(url, url !== null && start.answers[url] === null);
}
