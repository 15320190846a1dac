import { bindUrl } from '../../engine/binding/url';
import { urlHost } from '../../engine/url/safe-url';
import { prepareRecords } from '../../engine/binding/prepare-records';
import type { CouncilRecord } from '../../engine/record/record';
import { bindPicture } from '../../engine/binding/picture';
import type { IconStrip as IconStripConfig } from '../../engine/site-config.generated';
import { IconStrip } from '../ui/icon-strip/IconStrip';
import type { StripIcon } from '../ui/icon-strip/strip-icon';
import { useBindContext } from '../context/use-bind-context';
import { useSite } from '../context/use-site';
import { useSource } from '../context/use-source';

function iconsOf(
  records: readonly CouncilRecord[],
  { address, image }: IconStripConfig,
): readonly StripIcon[] {
  return records.flatMap((record, index) => {
    const href = bindUrl(address, record);
    return href === null
      ? []
      : [{ key: String(index), src: bindPicture(image, record), href, name: urlHost(href) }];
  });
}

function ConfiguredStrip({ strip }: { readonly strip: IconStripConfig }) {
  const context = useBindContext();
  const { site, translate } = context;
  const list = useSource(strip.source);
  const records = list.state === 'ready' ? prepareRecords(list.records, strip, context) : [];
  const { speed, autoplay, perView } = strip;
  return (
    <IconStrip
      label={translate(strip.label)}
      icons={iconsOf(records, strip)}
      speed={speed}
      autoplay={autoplay}
      perView={perView}
      height={site.config.display.iconHeight}
    />
  );
}

/** The strip of website icons above the footer, if the site has one (B2.7.1). */
export function WebsiteIcons() {
  const { iconStrip } = useSite().site.config.shell;
  return iconStrip ? <ConfiguredStrip strip={iconStrip} /> : null;
}
