import { Suspense } from 'react';
import { textAt } from '../../src/config/check/document/json';
import type { TemplateName } from '../../src/templates/contract';
import type { Example } from '../../src/templates/example';
import { drawSection } from '../../src/templates/registry';
import { withPictures } from '../harness/sample-address';
import { PageFrame, useSampleSite } from '../harness/SiteFrame';
import { describe, templateSchema } from './describe';
import { Document } from './Document';
import { Marked } from './Marked';
import { Properties } from './Properties';

const modules = import.meta.glob<{ readonly examples: readonly Example[] }>(
  '../../src/templates/*/examples.ts',
  { eager: true },
);

function Drawn({ example: { section, records } }: { readonly example: Example }) {
  const { language } = useSampleSite();
  return (
    <div lang={language.locale}>
      <PageFrame page={{ records: withPictures(records) }}>
        <Suspense>{drawSection(section, section.template)}</Suspense>
      </PageFrame>
    </div>
  );
}

/** What a template is for and all that can be said about it in the config, from its schema. */
export function TemplatePage({ name }: { readonly name: TemplateName }) {
  const located = templateSchema(name);
  const { schema } = located;
  const properties = describe(located);
  const slots = properties.flatMap(({ path, ...slot }) =>
    path.startsWith('bind.') ? [{ ...slot, path: path.slice('bind.'.length) }] : [],
  );
  const options = properties.filter(({ path }) => path !== 'bind' && !path.startsWith('bind.'));
  const [example] = modules[`../../src/templates/${name}/examples.ts`]?.examples ?? [];
  return (
    <Document title={name}>
      <p>
        <Marked text={textAt(schema, 'description')} />
      </p>
      <h2>When not to use it</h2>
      <p>
        <Marked text={textAt(schema, 'notFor')} />
      </p>
      <h2>Slots</h2>
      <p>
        In <code>bind</code>: which field of a record fills which place. What a binding can say more is on the
        page “Bindings”.
      </p>
      <Properties name="Slots" of={slots} />
      <h2>Options</h2>
      <Properties name="Options" of={options} />
      {example && (
        <>
          <h2>An example</h2>
          <pre tabIndex={0}>{JSON.stringify(example.section, null, 2)}</pre>
          <Drawn example={example} />
        </>
      )}
    </Document>
  );
}
