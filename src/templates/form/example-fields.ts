import type { FieldsByKind, FormFieldKind } from '../../engine/form/field-kinds';

interface FieldExample<Kind extends FormFieldKind> {
  readonly field: FieldsByKind[Kind];
  /** A text that it accepts. */
  readonly typed: string;
  /** The value that is sent for it, where that is not the text; null for none. */
  readonly sent?: string | number | boolean | null;
  /** A text that it refuses, with the problem reported. */
  readonly refused: readonly [typed: string, problem: string];
}

const name = { GU: 'અરજદારનું નામ', HI: 'आवेदक का नाम', EN: 'Name of the applicant' };

/** A field of every kind, in the order of the example form, with values for stories and tests. */
export const exampleFields: { readonly [Kind in FormFieldKind]: FieldExample<Kind> } = {
  text: {
    field: {
      name: 'name',
      kind: 'text',
      label: name,
      required: true,
      maxLength: 200,
      autocomplete: 'name',
    },
    typed: 'રમીલાબેન પટેલ',
    refused: ['x'.repeat(201), 'too-long'],
  },
  email: {
    field: {
      name: 'email',
      kind: 'email',
      label: { GU: 'ઈમેઇલ', HI: 'ईमेल', EN: 'E-mail' },
      maxLength: 254,
      autocomplete: 'email',
    },
    typed: 'ramila@motipura.example',
    refused: ['no address', 'email'],
  },
  telephone: {
    field: {
      name: 'phone',
      kind: 'telephone',
      label: { GU: 'ફોન નંબર', HI: 'फ़ोन नंबर', EN: 'Telephone' },
      maxLength: 20,
      autocomplete: 'tel',
    },
    typed: '૯૮૨૫૦ ૧૨૩૪૫',
    refused: ['12', 'telephone'],
  },
  select: {
    field: {
      name: 'purpose',
      kind: 'select',
      label: { GU: 'શાના માટે', HI: 'किसके लिए', EN: 'Purpose' },
      required: true,
      placeholder: { GU: 'પસંદ કરો', HI: 'चुनें', EN: 'Please choose' },
      options: [
        { value: 'income', label: { GU: 'આવકનો દાખલો', HI: 'आय प्रमाण पत्र', EN: 'Income certificate' } },
        { value: 'hall', label: { GU: 'સમાજવાડી ભાડે', HI: 'सामुदायिक भवन', EN: 'Community hall' } },
      ],
    },
    typed: 'hall',
    refused: ['Community hall', 'choice'],
  },
  number: {
    field: {
      name: 'income',
      kind: 'number',
      label: { GU: 'વાર્ષિક આવક (રૂપિયા)', HI: 'वार्षिक आय (रुपये)', EN: 'Yearly income (rupees)' },
      hint: { GU: 'જેમ કે 1,25,000', HI: 'जैसे 1,25,000', EN: 'For example 1,25,000' },
      max: 10000000,
    },
    typed: '૧,૨૫,૦૦૦',
    sent: 125000,
    refused: ['twelve', 'number'],
  },
  date: {
    field: {
      name: 'day',
      kind: 'date',
      label: { GU: 'કઈ તારીખ સુધીમાં', HI: 'किस तारीख तक', EN: 'Needed by' },
      required: true,
      min: 'today',
    },
    typed: '2026-12-01',
    refused: ['2026-02-29', 'date'],
  },
  'long-text': {
    field: {
      name: 'details',
      kind: 'long-text',
      label: { GU: 'વિગત', HI: 'विवरण', EN: 'Details' },
      maxLength: 5000,
    },
    typed: 'ગામની શાળા પાસેનો રસ્તો તૂટી ગયો છે.\nવરસાદમાં પાણી ભરાય છે.',
    refused: ['x'.repeat(5001), 'too-long'],
  },
  checkbox: {
    field: {
      name: 'agreed',
      kind: 'checkbox',
      label: {
        GU: 'ઉપર લખેલી વિગતો સાચી છે',
        HI: 'ऊपर लिखी जानकारी सही है',
        EN: 'What I have written above is correct',
      },
      required: true,
    },
    typed: 'true',
    sent: true,
    refused: ['yes', 'unknown'],
  },
  photo: {
    field: {
      name: 'photo',
      kind: 'photo',
      label: { GU: 'ફોટો', HI: 'फ़ोटो', EN: 'Photo' },
      hint: { GU: 'જે બતાવવું હોય તેનો', HI: 'जो दिखाना हो उसकी', EN: 'Of what you want to show' },
    },
    typed: '2',
    sent: null,
    refused: ['3', 'photo-count'],
  },
  place: {
    field: {
      name: 'place',
      kind: 'place',
      label: { GU: 'કઈ જગ્યાએ', HI: 'किस जगह', EN: 'Where it is' },
      list: { source: 'assets', key: 'number', label: 'place', number: 'number' },
    },
    typed: '[L17] @22.564701,72.9512 દરવાજા પાસે',
    sent: '[L17] @22.56470,72.95120 દરવાજા પાસે',
    refused: ['@91.0,72.9', 'place-position'],
  },
};
