import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../browser/when-idle';
import { whenLoaded } from '../browser/when-loaded';

/**
 * Loads what the page works without, such as the service worker and the video of a first visit, after the
 * page (B2.3.4, B4.4.1, B10.8.1, B10.10.1).
 */
export function BackgroundAfterLoad() {
  const [View, setView] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('./Background').then(
        ({ Background }) => setView(() => Background),
        () => undefined,
      );
    };
    return whenLoaded(() => {
      whenIdle(load);
    });
  }, []);
  return View && <View />;
}
