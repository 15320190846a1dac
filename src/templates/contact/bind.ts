import { bindUrl } from '../../engine/binding/url';
import { parseUrl, safeUrl, urlHost } from '../../engine/url/safe-url';
import type { RecordContext } from '../../engine/binding/context';
import { recordKey, fieldText, type CouncilRecord } from '../../engine/record/record';
import { contactLinks, separateParts } from '../../engine/binding/contact-links';
import { bindPicture } from '../../engine/binding/picture';
import { bindText } from '../../engine/binding/text';
import { tagText, type TaggedText } from '../../engine/binding/tagged-text';
import type { ContactWay, SocialAccounts } from '../../engine/site-config.generated';
import type { IconName } from '../../site/ui/picture/icon-paths';
import type { SectionOf } from '../declaration';

/** One of the values of a way, such as the taluka or a number that can be called. */
export interface WayPart {
  readonly key: string;
  /** A label, where the value needs one. */
  readonly label: string | null;
  readonly words: TaggedText;
  readonly address: string | null;
  /** Whether it is written beside a number, such as when it is answered. */
  readonly isNote: boolean;
}

/** A way to reach the council. */
export interface Way {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly parts: readonly WayPart[];
}

/** The ways for which the council detail has a value. */
export function bindWays(
  { ways }: SectionOf<'contact'>,
  council: CouncilRecord,
  context: RecordContext,
): readonly Way[] {
  return ways.flatMap((way, index) => {
    const parts = way.fields.flatMap((field, place) => bindParts(way, field, place, council, context));
    const label = context.translate(way.label);
    return parts.length === 0 ? [] : [{ key: `way-${index}`, icon: way.icon, label, parts }];
  });
}

function bindParts(
  { labels }: ContactWay,
  field: string,
  place: number,
  council: CouncilRecord,
  context: RecordContext,
): readonly WayPart[] {
  const bound = bindText(field, council, context);
  if (bound === null) return [];
  const kind = context.fields[field]?.kind ?? 'text';
  const label = labels?.[place];
  const links = contactLinks(council, field, { text: bound.text, kind });
  const parts = links
    ? separateParts(links)
    : [{ text: bound.text, href: kind === 'link' ? safeUrl(bound.text) : null }];
  return parts.map(({ text, href }, index) => ({
    key: `${field}-${index}`,
    label: label === undefined ? null : context.translate(label),
    words: tagText(text, context.site),
    address: href,
    isNote: index > 0 && href === null,
  }));
}

/** How the page shows the map: embedded, embedded on request, or only as a link. */
export type MapView = 'embed' | 'button' | 'link';

/** The map of the village. */
export interface CouncilMap {
  readonly address: string;
  readonly view: MapView;
}

/** The council's map. Only an https address that its service offers for embedding is shown in the page (B2.12.8). */
export function bindMap(
  { bind, mapView = 'embed' }: SectionOf<'contact'>,
  council: CouncilRecord,
): CouncilMap | null {
  const address = bindUrl(bind.map, council);
  if (address === null) return null;
  const url = parseUrl(address);
  const embeddable = url?.protocol === 'https:' && /embed/i.test(url.pathname + url.search);
  return { address, view: embeddable ? mapView : 'link' };
}

/** An account of the council at a social network. */
export interface SocialLink {
  readonly key: string;
  readonly words: TaggedText;
  readonly address: string;
  readonly picture: string | null;
}

/** The accounts that have an address; one without a name is called by its host. */
export function bindSocialLinks(
  social: SocialAccounts,
  records: readonly CouncilRecord[],
  { site }: RecordContext,
): readonly SocialLink[] {
  return records.flatMap((record, index) => {
    const address = bindUrl(social.address, record);
    if (address === null) return [];
    return [
      {
        key: recordKey(record, index),
        words: tagText(fieldText(record, social.label) ?? urlHost(address), site),
        address,
        picture: bindPicture(social.image, record),
      },
    ];
  });
}
