import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../../engine/json/json';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { HostDocuments } from '../media/host-documents';
import { addDocumentProperties, type KnownDocuments } from './document-properties';

/** The council's own server and its documents. */
export interface DocumentHost {
  readonly host: string;
  readonly site: Pick<CheckedSite, 'config' | 'entities' | 'sourceUses'>;
  /** `hostDocuments` is absent where documents are not read. */
  readonly pictures: { readonly hostDocuments?: HostDocuments };
  /** Milliseconds that an answer waits for its documents; by default it does not. */
  readonly documentTimeout?: number;
}

/** Records with what is known of their documents. */
interface KnownRecords {
  readonly records: readonly JsonObject[];
  readonly lacksDocuments: boolean;
}

function lookUp(
  { site, host }: DocumentHost,
  name: string,
  records: readonly JsonObject[],
  documents: HostDocuments,
): KnownRecords {
  let lacksDocuments = false;
  const find: KnownDocuments['find'] = (address, withPicture) => {
    const found = documents.find(address, `${host}/`, withPicture);
    if (found !== 'unread') return found;
    lacksDocuments = true;
    return null;
  };
  const { previews, fields: shown = null } = site.sourceUses[name] ?? {};
  const fields = site.entities[site.config.sources[name]?.entity ?? '']?.fields ?? {};
  return { records: addDocumentProperties(records, fields, { find }, { previews, shown }), lacksDocuments };
}

/**
 * The records of a source with what is known of the documents on the council's host that pages show (B3.1.12, B11.5.1).
 * Unread documents are read in the background; exports wait for them (`documentTimeout`).
 */
export async function addHostDocuments(
  host: DocumentHost,
  name: string,
  records: readonly JsonObject[],
): Promise<KnownRecords> {
  const { pictures, documentTimeout = 0 } = host;
  const { hostDocuments } = pictures;
  if (!hostDocuments) return { records, lacksDocuments: false };
  const known = lookUp(host, name, records, hostDocuments);
  if (!known.lacksDocuments || documentTimeout === 0) return known;
  await Promise.race([hostDocuments.settled(), sleep(documentTimeout, undefined, { ref: false })]);
  return lookUp(host, name, records, hostDocuments);
}
