import type { BindContext } from '../../engine/binding/context';
import { tablePath } from '../../engine/page/table-path';
import { safeUrl } from '../../engine/url/safe-url';
import type { SectionOf } from '../declaration';

/** The links of a section. */
export interface Download {
  readonly table: string;
  /** Null where the config names none. */
  readonly licence: string | null;
}

/** The addresses of a table and of its licence. */
export function bindDownload(
  { source }: SectionOf<'download'>,
  { site }: Pick<BindContext, 'site'>,
): Download {
  const { language, config } = site;
  return {
    table: tablePath(language.code, source),
    licence: safeUrl(config.openData?.licence ?? ''),
  };
}
