import { defaultFirst } from '../../../engine/language/default-first';
import { languageTag } from '../../../engine/language/language-tag';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { languagePrefix } from '../../../engine/page/page-url';
import { cachePrefix, type WorkerSettings } from '../../../engine/worker/worker-settings';
import type { WorkerBundle } from '../assets';
import type { PublicSiteFiles } from '../../site/site-files';
import { offlinePage } from './offline-page';

function settingsOf(
  { assets, laterAssets }: WorkerBundle,
  checked: CheckedSite,
  { sites }: PublicSiteFiles,
): WorkerSettings {
  const { languages, timeZone, display } = checked.config;
  return {
    languages: defaultFirst(languages).flatMap((language) => {
      const { code, numberingSystem } = language;
      const site = sites[code];
      if (!site) return [];
      return {
        tag: languageTag(language),
        prefix: languagePrefix(code),
        ...(numberingSystem !== undefined && { numberingSystem }),
        offline: offlinePage(checked, site),
      };
    }),
    timeZone,
    display: { dateFormat: display.dateFormat },
    assets,
    laterAssets,
  };
}

/**
 * The service worker's script of a site: its settings, then the bundle, and what shows notifications where lists can be
 * followed. Another text makes browsers replace it.
 */
export function workerScript(bundle: WorkerBundle, checked: CheckedSite, files: PublicSiteFiles): string {
  const push = checked.config.follow ? `\n${bundle.push}` : '';
  return `self.siteSettings=${JSON.stringify(settingsOf(bundle, checked, files))};\n${bundle.script}${push}`;
}

/**
 * The script that replaces a service worker that is not wanted any more: it deletes what was kept and unregisters
 * itself. It shares no code with the other one, which may be the reason.
 */
export const unregisterScript = `self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('${cachePrefix}')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;
