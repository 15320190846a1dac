import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountScreen } from '../../src/desk/app/people/AccountScreen';
import { EnterScreen } from '../../src/desk/app/people/EnterScreen';
import { AcceptInvitation, InvitationScreen } from '../../src/desk/app/people/InvitationScreen';
import { LogScreen } from '../../src/desk/app/people/LogScreen';
import { NobodyScreen } from '../../src/desk/app/people/NobodyScreen';
import { SignInScreen } from '../../src/desk/app/people/SignInScreen';
import { spyOn } from 'storybook/test';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/People', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'publisher' } as const;
const since = '2026-03-02T04:30:00.000Z';
const until = '2026-03-02T12:30:00.000Z';

const sessions = [
  { id: '1', since, until, browser: 'Chrome', system: 'Android', isCurrent: true },
  { id: '2', since, until, browser: 'Firefox', system: 'Windows', isCurrent: false },
  { id: '3', since, until, browser: '', system: '', isCurrent: false },
];

const passkeys = [
  { id: 'a', name: 'ઑફિસનું કમ્પ્યુટર', since, used: until },
  { id: 'b', name: '', since, used: null },
];

const names = { mobile: '98250 12345', shortName: '' };
const mail = { address: 'kokila@motipura.example', isOn: true, hasDigest: true };

const entries = [
  { id: '3', at: until, person: '', action: 'sign-in-failed', subject: '' },
  { id: '2', at: since, person: person.name, action: 'signed-in', subject: '' },
  { id: '1', at: since, person: person.name, action: 'invited', subject: 'publisher' },
] as const;

const log = { pages: [{ entries, next: null }], pageParams: [''] };

export const Nobody: StoryObj = deskStory(<NobodyScreen />, { language: 'GU', person: null });
export const Invitation: StoryObj = deskStory(<AcceptInvitation token="t" person={person} />, {
  language: 'GU',
  person: null,
});
export const IncompleteInvitation: StoryObj = deskStory(<InvitationScreen />, {
  language: 'HI',
  person: null,
});
/** An operator comes from the list of sites, and waits for the server. */
export const Enter: StoryObj = {
  ...deskStory(<EnterScreen />, {
    language: 'HI',
    person: null,
    answers: { state: { state: 'signed-out', version: '1.2.0' } },
  }),
  beforeEach: () => {
    spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  },
};
export const SignIn: StoryObj = deskStory(<SignInScreen />, { language: 'HI', person: null });
const state = { state: 'signed-in', person, version: '1.2.0' };
export const Account: StoryObj = deskStory(<AccountScreen person={person} />, {
  language: 'GU',
  person,
  answers: {
    state,
    sessions: { sessions },
    passkeys: { hasPassword: true, passkeys },
    mail: { setting: mail },
    push: 'off',
    'sign-in-names': names,
  },
});
export const AccountWithoutPassword: StoryObj = deskStory(<AccountScreen person={person} />, {
  language: 'HI',
  person,
  answers: {
    state,
    sessions: { sessions },
    passkeys: { hasPassword: false, passkeys: passkeys.slice(1) },
    push: 'on',
    'sign-in-names': names,
  },
});
export const Log: StoryObj = deskStory(<LogScreen />, { language: 'HI', person, answers: { log } });
export const EmptyLog: StoryObj = deskStory(<LogScreen />, {
  language: 'EN',
  person,
  answers: { log: { pages: [{ entries: [], next: null }], pageParams: [''] } },
});
