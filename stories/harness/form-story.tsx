import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { fireEvent, userEvent, within } from 'storybook/test';
import type { Form, FormField } from '../../src/config/site-config.generated';
import type { PageForm } from '../../src/content/page-form';
import type { SendOutcome } from '../../src/content/send-form';
import { FormTemplate } from '../../src/templates/form/view';
import { PageWidth } from '../../src/ui/Sheet';
import { formStates, type FormState, type FormStateName } from './form-states';
import type { SamplePage } from './sample-content';
import { longText } from './sample-words';
import { PageFrame } from './SiteFrame';
import { Stage } from './Stage';
import { checkedSite, toldSite } from './told-site';
import { toolbarOf } from './toolbar';

const typed: Readonly<Record<FormField['kind'], string>> = {
  text: 'રમીલાબેન પટેલ',
  email: 'ramila@motipura.example',
  telephone: '૯૮૨૫૦ ૧૨૩૪૫',
  'long-text': longText,
  select: '1',
};

function formOf(name: string): Form {
  const form = checkedSite.config.forms?.[name];
  if (!form) throw new Error(`There is no form “${name}”.`);
  return form;
}

function typedInto({ fields }: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, typed[kind]]));
}

/** The fields that a visitor may not leave empty, left empty. */
function withProblems(outcome: SendOutcome, { fields }: Form): SendOutcome {
  if (outcome.state !== 'invalid') return outcome;
  const required = fields.filter((field) => field.required);
  return { ...outcome, problems: required.map(({ name }) => ({ field: name, kind: 'required' })) };
}

function postedForm(name: string, { answered, outcome }: FormState): PageForm | null {
  if (!answered || !outcome || outcome === 'never') return null;
  const form = formOf(name);
  const values = outcome.state === 'failed' ? typedInto(form) : {};
  return { key: 'story', shown: 0, answered: { form: name, outcome: withProblems(outcome, form), values } };
}

function pageOf(name: string, state: FormState): SamplePage {
  const { answered = false, outcome, draft } = state;
  const pageForm = postedForm(name, state);
  return {
    records: {},
    live: !answered,
    ...(outcome && { outcome }),
    ...(draft && { draft: typedInto(formOf(name)) }),
    ...(pageForm && { pageForm }),
  };
}

async function setValue(control: Element | RadioNodeList | null, value: string): Promise<void> {
  if (control instanceof HTMLSelectElement) control.selectedIndex = Number(value) + 1;
  else if (control instanceof Element) await fireEvent.input(control, { target: { value } });
  if (control instanceof Element) await fireEvent.change(control);
}

async function visit(canvas: HTMLElement, form: Form, { visitor }: FormState): Promise<void> {
  if (visitor === 'looks') return;
  const element = canvas.querySelector('form');
  if (!element) throw new Error('There is no form in the story.');
  if (visitor === 'sends it') {
    for (const { name, kind } of form.fields) await setValue(element.elements.namedItem(name), typed[kind]);
  }
  const [submit] = within(element).getAllByRole('button');
  if (submit) await userEvent.click(submit);
}

/** A story that brings a form of the site into one of its states. */
export function formStory(name: string, stateName: FormStateName): StoryObj {
  const form = formOf(name);
  const state: FormState = formStates[stateName];
  const page = pageOf(name, state);
  return {
    render: (_args, { globals }) => {
      const { language, ...choice } = toolbarOf(globals);
      return (
        <Stage {...choice} site={toldSite(language)}>
          <MemoryRouter>
            <PageWidth as="main">
              <PageFrame page={page}>
                <FormTemplate section={{ template: 'form', form: name }} />
              </PageFrame>
            </PageWidth>
          </MemoryRouter>
        </Stage>
      );
    },
    play: ({ canvasElement }) => visit(canvasElement, form, state),
  };
}
