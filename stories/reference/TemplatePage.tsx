import { Suspense } from 'react';
import { textAt } from '../../src/check/document/json-access';
import type { TemplateName } from '../../src/templates/declaration';
import type { Example } from '../../src/templates/shared/example';
import { renderSection } from '../../src/templates/registry';
import { withServedPictures } from '../harness/served-url';
import { SampleContent, useSampleSite } from '../harness/SiteFrame';
import { describeProperties, templateSchema } from './describe';
import { Document } from './Document';
import { InlineCode } from './InlineCode';
import { Properties } from './Properties';

const modules = import.meta.glob<{ readonly examples: readonly Example[] }>(
  '../../src/templates/*/examples.ts',
  { eager: true },
);

function ExamplePreview({ example: { section, records } }: { readonly example: Example }) {
  const { language } = useSampleSite();
  return (
    <div lang={language.locale}>
      <SampleContent page={{ records: withServedPictures(records) }}>
        <Suspense>{renderSection(section, section.template)}</Suspense>
      </SampleContent>
    </div>
  );
}

/** The purpose and the keys of a template, from its schema. */
export function TemplatePage({ name }: { readonly name: TemplateName }) {
  const located = templateSchema(name);
  const { schema } = located;
  const properties = describeProperties(located);
  const slots = properties.flatMap(({ path, ...slot }) =>
    path.startsWith('bind.') ? [{ ...slot, path: path.slice('bind.'.length) }] : [],
  );
  const options = properties.filter(({ path }) => path !== 'bind' && !path.startsWith('bind.'));
  const [example] = modules[`../../src/templates/${name}/examples.ts`]?.examples ?? [];
  return (
    <Document title={name}>
      <p>
        <InlineCode text={textAt(schema, 'description')} />
      </p>
      <h2>When not to use it</h2>
      <p>
        <InlineCode text={textAt(schema, 'notFor')} />
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
          <ExamplePreview example={example} />
        </>
      )}
    </Document>
  );
}
