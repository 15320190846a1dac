import { bindAddress } from '../../binding/address';
import { arrange } from '../../binding/arrange';
import type { CouncilRecord } from '../../binding/council-record';
import { bindPicture } from '../../binding/picture';
import type { IconStrip as IconStripConfig } from '../../config/site-config.generated';
import { IconStrip } from '../../ui/strip/IconStrip';
import type { StripIcon } from '../../ui/strip/strip-icon';
import { useSay } from '../use-council';
import { useSite } from '../use-site';
import { useSource } from '../use-source';

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
}

function iconsOf(
  records: readonly CouncilRecord[],
  { address, image }: IconStripConfig,
): readonly StripIcon[] {
  return records.flatMap((record, index) => {
    const href = bindAddress(address, record);
    return href === null
      ? []
      : [{ key: String(index), src: bindPicture(image, record), href, name: hostOf(href) }];
  });
}

function ConfiguredStrip({ strip }: { readonly strip: IconStripConfig }) {
  const { site } = useSite();
  const say = useSay();
  const answer = useSource(strip.source);
  const records = answer.state === 'ready' ? arrange(answer.records, strip, site) : [];
  const { speed, autoplay, perView } = strip;
  return (
    <IconStrip
      label={say(strip.label)}
      icons={iconsOf(records, strip)}
      speed={speed}
      autoplay={autoplay}
      perView={perView}
      height={site.config.display.iconHeight}
    />
  );
}

/** The strip of websites' icons above the footer, where the site has one (specification, 2.7). */
export function Strip() {
  const { iconStrip } = useSite().site.config.shell;
  return iconStrip ? <ConfiguredStrip strip={iconStrip} /> : null;
}
