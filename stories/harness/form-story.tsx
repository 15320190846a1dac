import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { fireEvent, userEvent } from 'storybook/test';
import type { Form } from '../../src/engine/site-config.generated';
import { hiddenFields } from '../../src/engine/form/form-post';
import type { PageForm } from '../../src/engine/form/page-form';
import type { SubmissionOutcome } from '../../src/engine/form/submission-outcome';
import { exampleFields } from '../../src/templates/form/example-fields';
import { assets } from '../../src/templates/form/examples';
import { FormTemplate } from '../../src/templates/form/view';
import { PageWidth } from '../../src/site/ui/layout/PageWidth';
import { formStates, type FormState, type FormStateName } from './form-states';
import type { SamplePage } from './sample-content';
import { SampleContent } from './SiteFrame';
import { ToolbarFrame } from './ToolbarFrame';
import { checkedSite, storySite } from './story-site';
import { readToolbar } from './toolbar';

function formOf(name: string): Form {
  const form = checkedSite.config.forms?.[name];
  if (!form) throw new Error(`There is no form “${name}”.`);
  return form;
}

function filledValues({ fields }: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, exampleFields[kind].typed]));
}

/** Reports every required field as missing. */
function withProblems(outcome: SubmissionOutcome, { fields }: Form): SubmissionOutcome {
  if (outcome.state !== 'invalid') return outcome;
  const required = fields.filter((field) => field.required);
  return { ...outcome, problems: required.map(({ name }) => ({ field: name, kind: 'required' })) };
}

function postedFormOf(name: string, { postedWithoutScript, outcome }: FormState): PageForm | null {
  if (!postedWithoutScript || !outcome || outcome === 'pending') return null;
  const form = formOf(name);
  const values = outcome.state === 'failed' ? filledValues(form) : {};
  return { key: 'story', answered: { form: name, outcome: withProblems(outcome, form), values } };
}

/** Records of the lists that places are chosen from. */
function listsOf({ fields }: Form): SamplePage['records'] {
  return Object.fromEntries(
    fields.flatMap((field) => ('list' in field ? [[field.list.source, assets]] : [])),
  );
}

function samplePageOf(name: string, state: FormState): SamplePage {
  const { postedWithoutScript = false, withoutServer = false, outcome, draft } = state;
  const pageForm = postedFormOf(name, state);
  return {
    records: listsOf(formOf(name)),
    hydrated: !postedWithoutScript,
    ...(outcome && { outcome }),
    ...(draft && { draft: filledValues(formOf(name)) }),
    ...(pageForm && { pageForm }),
    ...(withoutServer && { formPage: null }),
  };
}

async function setValue(control: Element | RadioNodeList | null, value: string): Promise<void> {
  // Only a person can choose a file.
  if (control instanceof HTMLInputElement && control.type === 'file') return;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') await userEvent.click(control);
  else if (control instanceof HTMLSelectElement) control.selectedIndex = 2;
  else if (control instanceof Element) await fireEvent.input(control, { target: { value } });
  if (control instanceof Element) await fireEvent.change(control);
}

async function performAction(canvas: HTMLElement, form: Form, { action }: FormState): Promise<void> {
  if (action === 'none') return;
  const element = canvas.querySelector('form');
  if (!element) throw new Error('The story renders no form.');
  if (action === 'fill in and submit') {
    for (const { name, kind } of form.fields)
      await setValue(element.elements.namedItem(name), exampleFields[kind].typed);
    await setValue(element.elements.namedItem(hiddenFields.consent), '');
  }
  const submit = element.querySelector<HTMLButtonElement>('button[type=submit]');
  if (submit) await userEvent.click(submit);
}

/** Renders a form of the site and brings it into one of its states. */
export function formStory(name: string, stateName: FormStateName): StoryObj {
  const form = formOf(name);
  const state: FormState = formStates[stateName];
  const page = samplePageOf(name, state);
  return {
    render: (_args, { globals }) => {
      const { language, ...toolbar } = readToolbar(globals);
      return (
        <ToolbarFrame {...toolbar} site={storySite(language)}>
          <MemoryRouter>
            <PageWidth as="main">
              <SampleContent page={page}>
                <FormTemplate section={{ template: 'form', form: name }} />
              </SampleContent>
            </PageWidth>
          </MemoryRouter>
        </ToolbarFrame>
      );
    },
    play: ({ canvasElement }) => performAction(canvasElement, form, state),
  };
}
