import type { Kysely } from 'kysely';
import { withoutInvisible } from '../../engine/text/invisible';
import { longestShortName, type SignInNames } from '../api/sign-in-names-api';
import { addressOfName, personKey } from './desk-auth';
import type { DeskTables } from './desk-tables';
import { nameSound, readMobile } from './name-forms';

/** Why a mobile number or a short name cannot be kept. */
export type NameProblem = 'mobile-wrong' | 'mobile-taken' | 'short-name-wrong' | 'short-name-taken';

/** A person whom somebody names. */
export interface NamedPerson {
  readonly id: string;
  /** As it was given. */
  readonly name: string;
}

/** What the people of a site sign in with: their names in any spelling, mobile numbers and short names (B11.9.26). */
export interface NamesOfPeople {
  /** The person whom a text names; null for nobody, and where it is not certain who is meant. */
  readonly find: (typed: string) => Promise<NamedPerson | null>;
  readonly namesOf: (personId: string) => Promise<SignInNames>;
  /** Names as they are kept, or why they are not. @param owner name of the person who is to have them */
  readonly check: (names: SignInNames, owner: string) => Promise<SignInNames | NameProblem>;
  /** Keeps names that were checked instead of those before. One that somebody has taken meanwhile is left out. */
  readonly keep: (personId: string, names: SignInNames) => Promise<void>;
}

type Kind = DeskTables['desk_sign_in_names']['kind'];

/** A name by which people are found, with its owner. */
interface KnownName {
  readonly key: string;
  readonly owner: string;
}

/** A short name has a letter, since other texts are numbers, and no signs. */
const shortNameShape = /^(?=.*\p{L})[\p{L}\p{M}\p{N} .'-]{2,}$/u;

const cleaned = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** How a mobile number or a short name is compared. */
const keyOf = (text: string): string => readMobile(text) ?? nameSound(text);

/** Names as they are kept; a problem where they have a wrong shape. */
function readNames({ mobile, shortName }: SignInNames): SignInNames | NameProblem {
  const digits = mobile.trim() === '' ? '' : readMobile(mobile);
  if (digits === null) return 'mobile-wrong';
  const short = cleaned(shortName);
  const isRight =
    shortNameShape.test(withoutInvisible(short)) && Array.from(short).length <= longestShortName;
  return short === '' || isRight ? { mobile: digits, shortName: short } : 'short-name-wrong';
}

/** Opens the names of the people of a site. */
export function openSignInNames(db: Kysely<DeskTables>, site: string, now: () => Date): NamesOfPeople {
  const people = () => db.selectFrom('desk_people').select(['id', 'name', 'email']).where('site', '=', site);
  const names = () => db.selectFrom('desk_sign_in_names').selectAll().where('site', '=', site);
  const invitations = () =>
    db
      .selectFrom('desk_invitations')
      .select(['name', 'mobile', 'short_name'])
      .where('site', '=', site)
      .where('expires_at', '>', now().toISOString());
  /** Everybody else's names, those in open invitations as well. */
  const namesOfOthers = async (owner: string): Promise<readonly KnownName[]> => {
    const everybody = await people().execute();
    const nameOf = new Map(everybody.map(({ id, name }) => [id, name]));
    const known = [
      ...everybody.map(({ name }) => ({ key: nameSound(name), owner: name })),
      ...(await names().execute()).map(({ key, person }) => ({ key, owner: nameOf.get(person) ?? '' })),
      ...(await invitations().execute()).flatMap(({ name, mobile, short_name }) =>
        [nameSound(name), mobile, short_name && nameSound(short_name)].flatMap((key) =>
          key ? [{ key, owner: name }] : [],
        ),
      ),
    ];
    return known.filter((one) => personKey(one.owner) !== personKey(owner));
  };
  return {
    find: async (typed) => {
      const everybody = await people().execute();
      const exact = everybody.find(({ email }) => email === addressOfName(site, typed));
      const key = keyOf(typed);
      if (exact || key === '') return exact ?? null;
      const named = (await names().execute()).filter((one) => one.key === key).map(({ person }) => person);
      const [found, ...others] = everybody.filter(
        ({ id, name }) => named.includes(id) || nameSound(name) === key,
      );
      return found && others.length === 0 ? found : null;
    },
    namesOf: async (personId) => {
      const rows = await names().where('person', '=', personId).execute();
      const textOf = (kind: Kind) => rows.find((row) => row.kind === kind)?.text ?? '';
      return { mobile: textOf('mobile'), shortName: textOf('short') };
    },
    check: async (given, owner) => {
      const read = readNames(given);
      if (typeof read === 'string') return read;
      const others = new Set((await namesOfOthers(owner)).map(({ key }) => key));
      if (others.has(read.mobile)) return 'mobile-taken';
      return read.shortName !== '' && others.has(nameSound(read.shortName)) ? 'short-name-taken' : read;
    },
    keep: async (person, { mobile, shortName }) => {
      const texts: readonly (readonly [Kind, string])[] = [
        ['mobile', mobile],
        ['short', shortName],
      ];
      const rows = texts.flatMap(([kind, text]) =>
        text === '' ? [] : [{ site, person, kind, text, key: keyOf(text) }],
      );
      await db.transaction().execute(async (all) => {
        await all.deleteFrom('desk_sign_in_names').where('person', '=', person).execute();
        for (const row of rows)
          await all
            .insertInto('desk_sign_in_names')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      });
    },
  };
}
