import { describe, expect, it } from 'vitest';
import type { BindContext } from '../../src/engine/binding/context';
import type { FormProblem } from '../../src/engine/form/form-problem';
import { bindForm } from '../../src/templates/form/bind';
import { describeProblems } from '../../src/templates/form/describe-problems';
import { sampleSite } from '../../stories/harness/sample-site';

/** Returns the id and the values of a text. */
const translate: BindContext['translate'] = (text, values) =>
  [typeof text === 'string' ? text : (text.EN ?? ''), ...Object.values(values ?? {})].join(' ');

const site = sampleSite('EN');
const complaint = site.config.forms?.complaint;
if (!complaint) throw new Error('The sample village takes no complaints.');
const context: BindContext = { site, translate, today: '2026-11-20' };
const view = bindForm(complaint, context);
const fieldOf = (name: string) => view.fields.find((field) => field.name === name);

describe('bindForm', () => {
  it('has the fields of the config in their order', () => {
    expect(view.fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ['name', 'text', true],
      ['phone', 'telephone', false],
      ['address', 'text', false],
      ['type', 'select', true],
      ['details', 'long-text', false],
      ['place', 'place', false],
      ['photo', 'photo', false],
    ]);
  });

  it('has the texts of the config', () => {
    expect([view.submit, view.sending, view.success, view.failure]).toEqual([
      'form.submitComplaint',
      'form.sending',
      'Submit_Success_C',
      'form.failedComplaint',
    ]);
  });

  it('has a placeholder and the options in a select, and no length', () => {
    expect(fieldOf('type')).toMatchObject({
      placeholder: 'form.chooseType',
      options: ['Complaint_type_1', 'Complaint_type_2', 'Complaint_type_3', 'Complaint_type_4'].map(
        (text) => ({ value: text, label: text }),
      ),
      maxLength: null,
      autocomplete: null,
    });
  });

  it('has a length and a hint for the browser in the other fields', () => {
    expect(fieldOf('name')).toMatchObject({ maxLength: 200, autocomplete: 'name', hint: null, options: [] });
  });
});

describe('what is wrong with a form', () => {
  const describeIn = (...problems: readonly FormProblem[]) =>
    describeProblems(problems, view.fields, context);

  it.each<[FormProblem, string, string]>([
    [
      { field: 'name', kind: 'required' },
      'form.problemRequired form.name 0 0',
      'form.problemOf form.name form.problemRequired form.name 0 0',
    ],
    [
      { field: 'phone', kind: 'telephone' },
      'form.problemTelephone form.phone 0 0',
      'form.problemOf form.phone form.problemTelephone form.phone 0 0',
    ],
    [
      { field: 'details', kind: 'too-long', max: 5000 },
      'form.problemTooLong form.details 0 5000',
      'form.problemOf form.details form.problemTooLong form.details 0 5000',
    ],
    [
      { field: 'type', kind: 'required' },
      'form.problemChoose form.complaintType 0 0',
      'form.problemOf form.complaintType form.problemChoose form.complaintType 0 0',
    ],
  ])('says what to do about %o', (problem, text, summary) => {
    expect(describeIn(problem)).toEqual([{ field: problem.field, text, summary }]);
  });

  it('is reported in the order of the fields', () => {
    const errors = describeIn(
      { field: 'details', kind: 'too-long', max: 1 },
      { field: 'name', kind: 'required' },
    );
    expect(errors.map(({ field }) => field)).toEqual(['name', 'details']);
  });

  it('leaves out what is no field of the form', () => {
    expect(describeIn({ field: 'admin', kind: 'unknown' }, { field: '', kind: 'unknown' })).toEqual([]);
  });
});
