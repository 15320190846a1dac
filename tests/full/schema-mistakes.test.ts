import { expect, test } from 'vitest';
import { checkSite } from '../../src/check/check-site';
import { readSmallSite } from '../check/mistakes/small-sites';
import { inWords, siteFiles } from '../check/real-site';
import { schemaMistakes } from './schema-mistakes';

const sites = [await readSmallSite('vadgam'), await readSmallSite('hirapur'), siteFiles()];

test.each(sites)('a config that breaks one rule of its schema at one place is reported there', (files) => {
  const mistakes = schemaMistakes(files.config.text);
  const missed = mistakes.filter(({ text, lines, says }) => {
    const { problems } = checkSite({ ...files, config: { ...files.config, text } });
    return !inWords(problems).some(
      ({ line, message, hint = '', severity }) =>
        severity === 'error' && lines.includes(line) && `${message} ${hint}`.includes(says),
    );
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
  expect(mistakes.length).toBeGreaterThan(200);
});
