import type { Finding } from './document/finding';
import { checkTexts } from './messages/check-texts';
import { checkChoices } from './references/check-choices';
import { checkFields, checkFormats } from './references/check-fields';
import { checkDocumentFiles, checkNames, checkPictures } from './references/check-names';
import { checkContrast } from './site/contrast';
import { checkCouncil } from './site/council';
import { checkForms } from './site/forms';
import { checkWorld } from './site/languages';
import { checkLayout } from './site/layout';
import { checkMarkers } from './site/markers';
import { checkPaths } from './site/pages';
import { checkIds, checkPlaceholders, checkQueries } from './site/queries';
import { checkDocumentLinks, checkReach } from './site/reach';
import { checkStorage } from './site/storage';
import type { Study } from './study';

/** All that is checked in a config beyond its shape, one rule each. */
const checks: readonly ((study: Study) => Finding[])[] = [
  checkChoices,
  checkNames,
  checkFields,
  checkFormats,
  checkTexts,
  checkPictures,
  checkDocumentFiles,
  checkDocumentLinks,
  checkWorld,
  checkPaths,
  checkReach,
  checkMarkers,
  checkPlaceholders,
  checkQueries,
  checkIds,
  checkForms,
  checkLayout,
  checkCouncil,
  checkStorage,
  checkContrast,
];

export function checkConfig(study: Study): Finding[] {
  return checks.flatMap((check) => check(study));
}
