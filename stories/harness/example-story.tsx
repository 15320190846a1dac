import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';
import type { SectionOf, TemplateName } from '../../src/templates/contract';
import type { Example } from '../../src/templates/example';
import { LanguageMatrix } from './LanguageMatrix';
import { withPictures } from './sample-address';
import { PageFrame } from './SiteFrame';

/** A template's own component. */
type View<Name extends TemplateName> = ComponentType<{ readonly section: SectionOf<Name> }>;

function draw<Name extends TemplateName>(
  View: View<Name>,
  { section, records }: Example<Name>,
): ReactElement {
  return (
    <PageFrame page={{ records: withPictures(records) }}>
      <View section={section} />
    </PageFrame>
  );
}

/** A story that draws one of a template's examples. */
export function exampleStory<Name extends TemplateName>(
  View: View<Name>,
  examples: readonly Example<Name>[],
  name: string,
): StoryObj {
  const example = examples.find((one) => one.name === name);
  if (!example) throw new Error(`There is no example “${name}”.`);
  const drawing = draw(View, example);
  return { render: () => drawing };
}

/** A story that draws a template's first example in every language side by side. */
export function languageMatrix<Name extends TemplateName>(
  View: View<Name>,
  [example]: readonly Example<Name>[],
): StoryObj {
  if (!example) throw new Error('There is no example.');
  const drawing = <LanguageMatrix>{draw(View, example)}</LanguageMatrix>;
  return { render: () => drawing };
}
