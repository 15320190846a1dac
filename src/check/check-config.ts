import type { Finding } from './document/finding';
import { checkTexts } from './messages/check-texts';
import { checkUntranslated } from './messages/check-untranslated';
import { checkChoices } from './references/check-choices';
import { checkFields, checkFormats } from './references/check-fields';
import { checkDocumentFiles, checkFiles, checkNames, checkUnusedSources } from './references/check-names';
import { checkStandards } from './references/check-standards';
import { checkContrast } from './site/check-contrast';
import { checkCouncil } from './site/check-council';
import { checkConfirmed, checkDrafts, checkRetention } from './site/check-legal-texts';
import { checkFollow, checkFollowButtons } from './site/check-follow';
import { checkForms } from './site/check-forms';
import { checkFonts } from './site/check-fonts';
import { checkAlerts } from './site/check-alerts';
import { checkSettings } from './site/check-settings';
import { checkLayout } from './site/check-layout';
import { checkMarkers } from './site/check-markers';
import { checkDownloads, checkFigures, checkOpenData } from './site/check-open-data';
import { checkPaths } from './site/check-paths';
import {
  checkExtended,
  checkIds,
  checkPlaceholders,
  checkQueries,
  checkSameLists,
} from './site/check-queries';
import { checkReachability } from './site/check-reachability';
import { checkSearch } from './site/check-search';
import { checkStorage } from './site/check-storage';
import type { CheckContext } from './check-context';

/** Checks of a config beyond its shape, one rule each. */
const checks: readonly ((context: CheckContext) => Finding[])[] = [
  checkChoices,
  checkNames,
  checkFields,
  checkFormats,
  checkTexts,
  checkUntranslated,
  checkFiles,
  checkDocumentFiles,
  checkAlerts,
  checkSettings,
  checkStandards,
  checkPaths,
  checkReachability,
  checkUnusedSources,
  checkMarkers,
  checkPlaceholders,
  checkQueries,
  checkSameLists,
  checkExtended,
  checkIds,
  checkFigures,
  checkOpenData,
  checkDownloads,
  checkFollow,
  checkFollowButtons,
  checkForms,
  checkConfirmed,
  checkDrafts,
  checkRetention,
  checkLayout,
  checkSearch,
  checkCouncil,
  checkStorage,
  checkContrast,
  checkFonts,
];

export function checkConfig(context: CheckContext): Finding[] {
  return checks.flatMap((check) => check(context));
}
