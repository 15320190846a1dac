import type { Form } from '../../model/site-config.generated';

/** An application with the kinds of fields that the forms of the sample village lack, and options with codes. */
export const application: Form = {
  post: '/Application/Create',
  entity: 'question',
  referencePrefix: 'APP',
  excerptField: 'purpose',
  fields: [
    {
      name: 'name',
      kind: 'text',
      label: { GU: 'અરજદારનું નામ', HI: 'आवेदक का नाम', EN: 'Name of the applicant' },
      required: true,
      maxLength: 200,
      autocomplete: 'name',
    },
    {
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
    {
      name: 'income',
      kind: 'number',
      label: { GU: 'વાર્ષિક આવક (રૂપિયા)', HI: 'वार्षिक आय (रुपये)', EN: 'Yearly income (rupees)' },
      hint: { GU: 'જેમ કે 1,25,000', HI: 'जैसे 1,25,000', EN: 'For example 1,25,000' },
      max: 10000000,
    },
    {
      name: 'day',
      kind: 'date',
      label: { GU: 'કઈ તારીખ સુધીમાં', HI: 'किस तारीख तक', EN: 'Needed by' },
      required: true,
      min: 'today',
    },
    {
      name: 'agreed',
      kind: 'checkbox',
      label: {
        GU: 'ઉપર લખેલી વિગતો સાચી છે',
        HI: 'ऊपर लिखी जानकारी सही है',
        EN: 'What I have written above is correct',
      },
      required: true,
    },
  ],
  submit: { GU: 'અરજી મોકલો', HI: 'आवेदन भेजें', EN: 'Send the application' },
  sending: 'form.sending',
  success: { GU: 'અરજી મળી ગઈ છે.', HI: 'आवेदन मिल गया है।', EN: 'The application was received.' },
  failure: 'form.failedQuestion',
};
