import styled from '@emotion/styled';
import { wide } from '../../src/site/theme/component-theme';
import type { StoryObj } from '@storybook/react-vite';
import { useMemo, type ComponentType } from 'react';
import type { SectionOf, TemplateName } from '../../src/templates/declaration';
import type { Example } from '../../src/templates/shared/example';
import { LanguageMatrix } from './LanguageMatrix';
import { sectionControls, withArgs, type Args } from './section-options';
import { withServedPictures } from './served-url';
import { SampleContent } from './SiteFrame';

/** A template's own component. */
type View<Name extends TemplateName> = ComponentType<{ readonly section: SectionOf<Name> }>;

/** The room that a page's layout gives to a section of half width. */
const HalfWidth = styled('div')`
  ${wide} {
    max-width: calc(50% - 12px);
  }
`;

interface ExampleViewProps<Name extends TemplateName> {
  readonly view: View<Name>;
  readonly example: Example<Name>;
  readonly args?: Args;
}

function ExampleView<Name extends TemplateName>({ view: View, example, args }: ExampleViewProps<Name>) {
  const page = useMemo(() => ({ ...example, records: withServedPictures(example.records) }), [example]);
  const section = useMemo(() => (args ? withArgs(example.section, args) : example.section), [example, args]);
  const content = <View section={section} />;
  return (
    <SampleContent page={page}>
      {args?.width === 'half' ? <HalfWidth>{content}</HalfWidth> : content}
    </SampleContent>
  );
}

/** Renders an example of a template, with controls for the template's options. */
export function exampleStory<Name extends TemplateName>(
  view: View<Name>,
  examples: readonly Example<Name>[],
  name: string,
): StoryObj {
  const example = examples.find((one) => one.name === name);
  if (!example) throw new Error(`There is no example “${name}”.`);
  return {
    ...sectionControls(example.section),
    render: (args) => <ExampleView view={view} example={example} args={args} />,
  };
}

/** Renders the first example of a template in every language side by side. */
export function languageMatrix<Name extends TemplateName>(
  view: View<Name>,
  [example]: readonly Example<Name>[],
): StoryObj {
  if (!example) throw new Error('There is no example.');
  const content = (
    <LanguageMatrix>
      <ExampleView view={view} example={example} />
    </LanguageMatrix>
  );
  return { render: () => content };
}
