import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { videoAddress } from '../../binding/video-address';
import type { FirstVisit } from '../../config/site-config.generated';
import type { AnswerState } from '../../content/use-answer';
import type { VideoOverlay } from '../../ui/overlay/VideoOverlay';
import { noteFirstVisit, whenLoaded } from '../first-visit';
import { usePlace } from '../RouteScreen';
import { useCouncilName, useCouncilText, useSay } from '../use-council';
import { useSite } from '../use-site';
import { useSource } from '../use-source';

type Overlay = ComponentType<Parameters<typeof VideoOverlay>[0]>;

async function loadOverlay(): Promise<Overlay> {
  return (await import('../../ui/overlay/VideoOverlay')).VideoOverlay;
}

/** An overlay that can be shown, and the address of its video. */
interface Ready {
  readonly Overlay: Overlay;
  readonly address: string;
}

/**
 * The overlay, once the page has loaded, the council has answered or failed to, and this turns out to be the
 * first visit. A council that failed counts as one without a video.
 */
function useOverlay(firstVisit: FirstVisit, council: AnswerState['state'], address: string | null) {
  const { live } = useSite();
  const [ready, setReady] = useState<Ready | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!live || council === 'loading' || asked.current) return;
    return whenLoaded(() => {
      asked.current = true;
      if (!noteFirstVisit(firstVisit)) return;
      if (address !== null)
        void loadOverlay().then((Overlay) => setReady({ Overlay, address }), console.warn);
      else if (council === 'ready') console.warn('No youtubeUrl provided');
    });
  }, [live, council, address, firstVisit]);
  return [ready, () => setReady(null)] as const;
}

function Video({ firstVisit }: { readonly firstVisit: FirstVisit }) {
  const intl = useIntl();
  const say = useSay();
  const navigate = useNavigate();
  const atHome = usePlace().page?.path === firstVisit.leadsTo;
  const { source } = useSite().site.config.council;
  const name = useCouncilName();
  const address = videoAddress(useCouncilText('video'));
  const [shown, hide] = useOverlay(firstVisit, useSource(source).state, address);
  if (!shown) return null;
  return (
    <shown.Overlay
      address={shown.address}
      caption={say(firstVisit.caption, { name })}
      label={intl.formatMessage({ id: 'overlay.label' })}
      closeLabel={intl.formatMessage({ id: 'overlay.close' })}
      onClose={() => {
        hide();
        if (!atHome) void navigate(firstVisit.leadsTo);
      }}
    />
  );
}

/** The video of the first visit, where the site has one (specification, 2.16 and 4.4). */
export function FirstVisitVideo() {
  const { firstVisit } = useSite().site.config.shell;
  return firstVisit ? <Video firstVisit={firstVisit} /> : null;
}
