import type { Commands } from './run-command';

/** The commands of those who run or write a site. They are part of the packed program. */
export const operatorCommands: Commands = {
  'access-log': async () => (await import('./access-log')).accessLog,
  backup: async () => (await import('./backup')).backup,
  check: async () => (await import('./check')).check,
  desk: async () => (await import('./desk')).desk,
  editor: async () => (await import('./editor')).editor,
  freshness: async () => (await import('./freshness')).freshness,
  handover: async () => (await import('./handover')).handover,
  messages: async () => (await import('./messages')).messages,
  'new-site': async () => (await import('./new-site')).newSite,
  submissions: async () => (await import('./submissions')).submissions,
  visits: async () => (await import('./visits')).visits,
  why: async () => (await import('./why')).why,
};
