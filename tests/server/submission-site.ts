import type { Form, FormField } from '../../src/engine/site-config.generated';
import type { SubmissionSite } from '../../src/server/submissions/site-texts';

const name: FormField = { name: 'name', kind: 'text', label: 'name', required: true, maxLength: 200 };
const phone: FormField = { name: 'phone', kind: 'telephone', label: 'phone', maxLength: 30 };
const texts = { submit: 'send', sending: 'sending', success: 'thanks', failure: 'failed' };
const constants = { isVisible: true };

export const question: Form = {
  post: '/Questions/Create',
  entity: 'question',
  fields: [
    name,
    { name: 'email', kind: 'email', label: 'email', maxLength: 254 },
    phone,
    { name: 'question', kind: 'long-text', label: 'question', maxLength: 5000 },
  ],
  constants,
  ...texts,
};

export const complaint: Form = {
  post: '/Complaint/Create',
  entity: 'complaint',
  fields: [
    name,
    phone,
    { name: 'address', kind: 'text', label: 'address', maxLength: 500 },
    {
      name: 'type',
      kind: 'select',
      label: 'type',
      required: true,
      placeholder: 'choose',
      options: ['light', { GU: 'અન્ય', HI: 'अन्य', EN: 'Other' }],
    },
    { name: 'details', kind: 'long-text', label: 'details', maxLength: 5000 },
  ],
  constants,
  ...texts,
};

/** As little of a site as submissions need: two forms, three languages. */
export const submissionSite: SubmissionSite = {
  config: {
    pages: [],
    timeZone: 'Asia/Kolkata',
    publicAddress: 'https://www.motipura.example',
    languages: {
      default: 'GU',
      unknown: 'EN',
      list: [
        { code: 'GU', locale: 'gu-IN', label: 'ગુજ', name: 'ગુજરાતી', menuGap: 26, numerals: ['૧'] },
        { code: 'HI', locale: 'hi-IN', label: 'हिं', name: 'हिन्दी', menuGap: 30.5, numerals: ['१'] },
        { code: 'EN', locale: 'en-IN', label: 'EN', name: 'English', menuGap: 8.5, numerals: ['1'] },
      ],
    },
    forms: { question, complaint },
  },
  catalogues: {
    GU: { thanks: 'મળ્યું', failed: 'ન મળ્યું', light: 'સ્ટ્રીટ લાઇટ' },
    HI: { thanks: 'मिल गया', failed: 'नहीं मिला', light: 'स्ट्रीट लाइट' },
    EN: { thanks: 'Received', failed: 'Not received', light: 'Street Light' },
  },
};
