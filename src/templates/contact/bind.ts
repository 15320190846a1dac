import { bindAddress, emailAddress, safeAddress, telephoneAddress } from '../../binding/address';
import type { RecordContext } from '../../binding/context';
import { idOf, textOf, type CouncilRecord } from '../../binding/council-record';
import { bindPicture } from '../../binding/picture';
import { bindText } from '../../binding/text';
import { wordsOf, type Words } from '../../binding/words';
import type { ContactWay, SocialAccounts } from '../../config/site-config.generated';
import type { FieldKind } from '../../config/site';
import type { IconName } from '../../ui/icon-names';
import type { SectionOf } from '../contract';

/** One of the values of a way, such as the taluka or a number that can be called. */
export interface WayPart {
  readonly key: string;
  /** What the value is, where that is not plain. */
  readonly label: string | null;
  readonly words: Words;
  readonly address: string | null;
}

/** A way to reach the council. */
export interface Way {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly parts: readonly WayPart[];
}

/** The ways of which the council tells something. */
export function bindWays(
  { ways }: SectionOf<'contact'>,
  council: CouncilRecord,
  context: RecordContext,
): readonly Way[] {
  return ways.flatMap((way, index) => {
    const parts = way.fields.flatMap((field, place) => bindParts(way, field, place, council, context));
    const label = context.say(way.label);
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
  return (splitters[kind]?.(bound.text) ?? [bound.text]).map((text, index) => ({
    key: `${field}-${index}`,
    label: label === undefined ? null : context.say(label),
    words: wordsOf(text, context.site),
    address: addresses[kind]?.(text) ?? null,
  }));
}

/** Several numbers in one field are several links: called together they would reach nobody. */
const splitters: Partial<Record<FieldKind, (text: string) => readonly string[]>> = {
  telephone: (text) => text.split(/\s*[,;/]\s*/).filter((one) => one !== ''),
  email: (text) => text.split(/[\s,;]+/).filter((one) => one !== ''),
};

const addresses: Partial<Record<FieldKind, (text: string) => string | null>> = {
  telephone: telephoneAddress,
  email: emailAddress,
  link: safeAddress,
};

/** The map: its address, and whether it can be shown in the page. */
export interface CouncilMap {
  readonly address: string;
  readonly embeddable: boolean;
}

/** The council's map; only what a map service offers for other pages, over https, is shown in ours. */
export function bindMap({ bind }: SectionOf<'contact'>, council: CouncilRecord): CouncilMap | null {
  const address = bindAddress(bind.map, council);
  if (address === null) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const embeddable = url?.protocol === 'https:' && /embed/i.test(url.pathname + url.search);
  return { address, embeddable };
}

/** An account of the council at a social network. */
export interface SocialLink {
  readonly key: string;
  readonly words: Words;
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
    const address = bindAddress(social.address, record);
    if (address === null) return [];
    const host = URL.canParse(address) ? new URL(address).host : address;
    return [
      {
        key: `${idOf(record) ?? ''}-${index}`,
        words: wordsOf(textOf(record, social.label) ?? host, site),
        address,
        picture: bindPicture(social.image, record),
      },
    ];
  });
}
