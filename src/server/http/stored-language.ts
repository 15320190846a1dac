import type { FastifyRequest } from 'fastify';
import { languageStorageName } from '../../engine/language/resolve-language';

/** Language code in the visitor's cookie, or null. */
export function storedLanguage({ cookies }: FastifyRequest): string | null {
  return cookies[languageStorageName] ?? null;
}
