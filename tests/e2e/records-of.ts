import { apiCall, apiUrl } from '../../src/engine/source/api-call';
import { sourceRequest, type SourceParameters } from '../../src/engine/source/source-request';
import { readEnvelope } from '../../src/engine/source/envelope';
import type { CouncilRecord } from '../../src/engine/record/record';
import { config } from './sample-config';

/** Records of a source of the sample site at an address, in English by default. */
export async function recordsOf(
  address: string,
  name: string,
  parameters: Partial<SourceParameters> = {},
): Promise<readonly CouncilRecord[]> {
  const { sources } = config;
  const request = sourceRequest(sources, name, { language: 'EN', ...parameters });
  if (!request) throw new Error(`The source “${name}” cannot be requested.`);
  const response = await fetch(address + apiUrl(apiCall(sources, request)));
  return readEnvelope(await response.json()).records;
}
