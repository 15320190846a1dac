import { documentsIn } from '../../src/server/site/public-site';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import type { Block, DocumentTexts } from '../../src/engine/document/document';
import type { Site } from '../../src/engine/site/site';

const texts = new Map<string, readonly Block[]>();

/** Addresses of a site's legal documents in a language by name; their texts are known to `storyDocuments` from then on. */
export function documentAddresses(code: string, checked: CheckedSite): Site['documents'] {
  const addresses = Object.entries(documentsIn(code, checked)).map(([name, blocks]) => {
    const address = `/site/${name}-${code}.json`;
    texts.set(address, blocks);
    return [name, address] as const;
  });
  return Object.fromEntries(addresses);
}

/** The texts of the legal documents of all sites in stories. */
export function storyDocuments(): DocumentTexts {
  return Object.fromEntries(texts);
}
