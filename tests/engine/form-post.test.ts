import { expect, test } from 'vitest';
import { formValues, hiddenFields } from '../../src/engine/form/form-post';

test('the values of a form exclude its hidden fields and files', () => {
  const data = new FormData();
  data.append('name', 'Asha');
  data.append('message', '');
  data.append('photo', new Blob(['x']), 'x.png');
  for (const name of Object.values(hiddenFields)) data.append(name, '1');
  expect(formValues(data)).toEqual({ name: 'Asha', message: '' });
});

test('the last of several values of a name counts', () => {
  const data = new FormData();
  data.append('name', 'first');
  data.append('name', 'second');
  expect(formValues(data)).toEqual({ name: 'second' });
});
