import { Suspense, type FunctionComponent } from 'react';
import type { Site } from '../../src/engine/site/site';
import { renderHtml } from '../../src/site/render-html';
import { renderSection } from '../../src/templates/registry';
import type { Example } from '../../src/templates/shared/example';
import { SampleContent, SiteFrame } from '../../stories/harness/SiteFrame';

/** An example as a component of its name, so that the stack of an error names the example. */
function componentOf({ name, section }: Example): FunctionComponent {
  return { [name]: () => renderSection(section, section.template) }[name] ?? (() => null);
}

/** Renders examples in one tree, since each new tree creates a theme; `Suspense` separates their errors. */
export async function renderExamples(examples: readonly Example[], site: Site, hydrated = true) {
  const failures: string[] = [];
  const tree = (
    <SiteFrame site={site}>
      {examples.map((example) => {
        const Section = componentOf(example);
        return (
          <SampleContent key={example.name} page={{ ...example, hydrated }}>
            <Suspense>
              <Section />
            </Suspense>
          </SampleContent>
        );
      })}
    </SiteFrame>
  );
  const html = await renderHtml(tree, (error, { componentStack }) => {
    failures.push(`${String(error)}${componentStack ?? ''}`);
  });
  return { html, failures };
}
