import { expect, it } from 'vitest';
import { sectionControls, withArgs } from '../../stories/harness/section-options';
import { templateNames } from '../../src/templates/declarations';
import { examplesOf } from '../templates/examples-of';

function exampleOf(template: string, name: string) {
  const found = templateNames
    .filter((one) => one === template)
    .flatMap((one) => examplesOf(one))
    .find((example) => example.name === name);
  if (!found) throw new Error(`${template} has no example “${name}”.`);
  return found.section;
}

const pictures = exampleOf('card-grid', 'pictures with a filter');
const { args } = sectionControls(pictures);

it('has a control for each enum of the template, set to the value of the example', () => {
  expect(sectionControls(pictures).argTypes).toMatchObject({
    look: { options: ['people', 'articles', 'pictures', 'plaques'], control: { type: 'select' } },
    width: { options: ['full', 'half'] },
  });
  expect(args).toMatchObject({ look: 'pictures', filter: true });
});

it('has no control for required objects', () => {
  expect(sectionControls(pictures).argTypes).not.toHaveProperty('bind');
});

it.each(templateNames)('leaves every example of %s unchanged without changed controls', (name) => {
  for (const { section } of examplesOf(name))
    expect(withArgs(section, sectionControls(section).args)).toBe(section);
});

it('applies a choice and a switch', () => {
  const changed = withArgs(pictures, { ...args, look: 'people', filter: false });
  expect(changed).toMatchObject({ look: 'people' });
  expect(changed).not.toHaveProperty('filter');
});

it('ignores a value that the schema rejects', () => {
  const changed = withArgs(pictures, { ...args, look: 'mosaic', width: 'half' });
  expect(changed).toMatchObject({ look: 'pictures', width: 'half' });
});
