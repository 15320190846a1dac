import { useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { videoEmbedUrl } from '../../../engine/url/video-url';
import type { FirstVisit } from '../../../engine/site-config.generated';
import type { SourceState } from '../../../engine/source/load-state';
import type { VideoOverlay } from '../../ui/overlay/VideoOverlay';
import { readCookie } from '../../browser/cookies';
import { recordFirstVisit } from './first-visit-cookie';
import { whenLoaded } from '../../browser/when-loaded';
import { useRouteMatch } from '../../navigation/use-route-match';
import { CouncilContext, useCouncilName, useCouncilText } from '../../context/use-council';
import { useTranslate } from '../../context/use-translate';
import { useSite } from '../../context/use-site';

const textFields = ['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'date', 'time'];

/** Whether the visitor is in a field of the page, a text field has content, or the page answers what was sent (B4.4.6). */
function isInUse(): boolean {
  if (document.querySelector('[data-answer]')) return true;
  const fields = document.querySelectorAll('input, textarea, select');
  return [...fields].some((field) => {
    if (field === document.activeElement) return true;
    if (field instanceof HTMLTextAreaElement) return field.value !== '';
    return field instanceof HTMLInputElement && textFields.includes(field.type) && field.value !== '';
  });
}

type Overlay = ComponentType<Parameters<typeof VideoOverlay>[0]>;

async function loadOverlay(): Promise<Overlay> {
  return (await import('../../ui/overlay/VideoOverlay')).VideoOverlay;
}

/** The loaded overlay and the URL of its video. */
interface LoadedOverlay {
  readonly Overlay: Overlay;
  readonly address: string;
}

/**
 * The overlay of a first visit (B4.4.1), loaded after the page and the council's data. Council data that failed counts
 * as data without a video (B4.4.5). While the page is in use, the check waits for the next page (B4.4.6).
 */
function useOverlay(firstVisit: FirstVisit, council: SourceState['state'], address: string | null) {
  const [ready, setReady] = useState<LoadedOverlay | null>(null);
  const checked = useRef(false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (council === 'loading' || checked.current) return;
    const show = (Overlay: Overlay | null) => {
      if (checked.current || isInUse()) return;
      checked.current = true;
      if (!recordFirstVisit(firstVisit)) return;
      if (Overlay && address !== null) setReady({ Overlay, address });
      else if (council === 'ready') console.warn('No youtubeUrl provided');
    };
    let isCurrent = true;
    const cancel = whenLoaded(() => {
      if (address === null || readCookie(firstVisit.cookie) !== null) show(null);
      else if (!isInUse()) void loadOverlay().then((Overlay) => isCurrent && show(Overlay), console.warn);
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [council, address, firstVisit, pathname]);
  return [ready, () => setReady(null)] as const;
}

function Video({ firstVisit }: { readonly firstVisit: FirstVisit }) {
  const intl = useIntl();
  const translate = useTranslate();
  const navigate = useNavigate();
  const atHome = useRouteMatch().page?.path === firstVisit.leadsTo;
  const name = useCouncilName();
  const address = videoEmbedUrl(useCouncilText('video'));
  const [shown, hide] = useOverlay(firstVisit, useContext(CouncilContext).state, address);
  if (!shown) return null;
  return (
    <shown.Overlay
      address={shown.address}
      caption={translate(firstVisit.caption, { name })}
      label={intl.formatMessage({ id: 'overlay.label' })}
      closeLabel={intl.formatMessage({ id: 'overlay.close' })}
      onClose={() => {
        hide();
        if (!atHome) void navigate(firstVisit.leadsTo);
      }}
    />
  );
}

/** The video overlay of the first visit, if the site has one (B2.16.1, B4.4.1). */
export function FirstVisitVideo() {
  const { firstVisit } = useSite().site.config.shell;
  return firstVisit ? <Video firstVisit={firstVisit} /> : null;
}
