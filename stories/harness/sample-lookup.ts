import { lookupMessages } from '../../src/server/site/public-site';
import type { SiteMessages } from '../../src/engine/site/site';
import EN from '../../src/site/i18n/catalogues/EN.json';
import GU from '../../src/site/i18n/catalogues/GU.json';
import HI from '../../src/site/i18n/catalogues/HI.json';
import { sampleConfig } from './sample-config';

/** The messages of the look-up of submissions in a language, as a page with it receives them. */
export function sampleLookupMessages(code: string): SiteMessages {
  return lookupMessages({ config: sampleConfig, catalogues: { EN, GU, HI } }, code);
}
