import type { Example, ExampleRecords } from '../shared/example';

function documentOf(
  name: string,
  document: string,
  contents: boolean,
  councilDetail?: ExampleRecords,
): Example<'article'> {
  return {
    name,
    section: { template: 'article', document, contents },
    records: councilDetail ? { councilDetail } : {},
  };
}

/** Documents of the site: their texts lie beside the site's config. */
export const examples: readonly Example<'article'>[] = [
  documentOf('privacy, with a table of contents', 'privacy', true),
  documentOf('cookies', 'cookies', false),
  documentOf('terms', 'terms', false),
  documentOf('council not yet known', 'privacy', true, 'loading'),
  documentOf('council with wrong values', 'privacy', true, [
    { name: 7, taluka: null, emailId: 'no address' },
  ]),
  { ...documentOf('loading', 'terms', false), document: 'loading' },
  { ...documentOf('failed', 'terms', false), document: 'failed' },
  {
    name: 'read aloud',
    section: {
      template: 'article',
      document: 'cookies',
      readAloud: { start: 'listen.start', stop: 'listen.stop' },
    },
    records: {},
  },
  {
    name: 'with a title',
    section: { template: 'article', document: 'terms', title: 'page.terms' },
    records: {},
  },
];
