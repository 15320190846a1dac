import type { LogAction } from '../api/desk-api';
import type { Handover } from '../api/handover-api';
import type { InboxEvent } from '../api/inbox-api';

/** A person of a site; better-auth has more of it. */
interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly site: string;
  readonly role: string;
}

/** What a person signs in with besides the name. */
interface SignInNameRow {
  readonly site: string;
  readonly person: string;
  readonly kind: 'mobile' | 'short';
  /** As it is shown. */
  readonly text: string;
  /** As it is compared: one of each at a site. */
  readonly key: string;
}

interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: string;
  /** Last use. */
  readonly updatedAt: string;
}

/** How a person signs in with a password; better-auth has more of it. */
interface AccountRow {
  readonly id: string;
  readonly userId: string;
}

/** How a person signs in without one. */
interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly public_key: string;
  /** PostgreSQL gives texts for numbers of 64 bits. */
  readonly counter: number | string;
  readonly created_at: string;
  readonly used_at: string | null;
}

/** A challenge that a browser has to sign. */
interface CeremonyRow {
  readonly key_hash: string;
  readonly challenge: string;
  readonly expires_at: string;
}

/** Which mails a person gets. */
interface MailSettingRow {
  readonly person: string;
  readonly address: string;
  readonly language: string;
  /** Since when of new submissions; null where it is off. */
  readonly since: string | null;
  /** Since when once a week; null where it is off. */
  readonly digest_since: string | null;
}

/** The last weekly mail of a person. */
interface DigestRow {
  readonly person: string;
  /** Its Monday, YYYY-MM-DD. */
  readonly week: string;
  readonly attempts: number;
  readonly due_at: string;
  /** When it was handed to the mail server, or had nothing to say. */
  readonly settled_at: string | null;
}

/** A submission that a person is or was notified of by mail. */
interface MailRow {
  readonly person: string;
  readonly reference: string;
  readonly form: string;
  readonly attempts: number;
  readonly created_at: string;
  readonly due_at: string;
  readonly sent_at: string | null;
}

interface InvitationRow {
  /** Hash of what the link has, so that the table opens nothing. */
  readonly token_hash: string;
  readonly site: string;
  /** Name as it is compared: one open invitation for each. */
  readonly name_key: string;
  readonly name: string;
  readonly role: string;
  /** What the person is to sign in with besides the name; null leaves it as it is. */
  readonly mobile: string | null;
  readonly short_name: string | null;
  readonly expires_at: string;
}

/** Attempts to guess a password since a window began, by the name or the address they were made for. */
interface AttemptRow {
  readonly key: string;
  readonly count: number;
  readonly ends_at: string;
}

interface LogRow {
  readonly id: string;
  readonly site: string;
  readonly at: string;
  readonly person: string;
  readonly action: LogAction;
  readonly subject: string;
}

/** Decisions of people on a submission, which is in another database where that is embedded. */
interface HandlingRow {
  readonly site: string;
  readonly reference: string;
  readonly in_progress: number;
  readonly assignee: string;
}

interface EventRow {
  readonly id: string;
  readonly site: string;
  readonly reference: string;
  readonly at: string;
  readonly person: string;
  readonly kind: InboxEvent['kind'];
  readonly text: string;
}

/** Changes of a person in a record of a list; records are JSON. */
interface DraftRow {
  readonly site: string;
  readonly person: string;
  readonly list: string;
  readonly record: string;
  readonly before: string;
  readonly after: string;
  readonly begun_at: string;
  /** Order among drafts that were begun together. */
  readonly place: number;
}

/** How far the drafts are that a person handed over to a publisher. */
interface HandoverRow {
  readonly site: string;
  readonly person: string;
  readonly state: Handover['state'];
  readonly at: string;
  readonly by: string;
  readonly note: string;
}

/** Age of a text in a language of a record, beside those in the others. */
interface TextReviewRow {
  readonly site: string;
  readonly list: string;
  readonly record: string;
  readonly field: string;
  readonly language: string;
  readonly than: string;
  readonly others: string;
}

/** A file that is not published yet. */
interface FileRow {
  readonly site: string;
  readonly file: string;
  readonly sent_at: string;
  readonly size: number;
  readonly bytes: Buffer;
}

/** A key that the phone of a person has too. */
interface SecondFactorRow {
  readonly person: string;
  readonly secret: string;
  /** Null until a first code was right. */
  readonly confirmed_at: string | null;
  /** Step of time of the last code that was used. */
  readonly last_step: number;
}

/** A device on which a person is notified. */
interface DeviceRow {
  /** Id of its subscription of web push. */
  readonly subscription: string;
  readonly person: string;
  /** The last session of the person there. */
  readonly session: string;
  /** When the person had the desk open there last. */
  readonly opened_at: string;
}

/** Until when a person was told by notifications. */
interface ToldRow {
  readonly person: string;
  readonly told_at: string;
  /** Day of the last notification of overdue submissions, YYYY-MM-DD; '' before the first. */
  readonly overdue_on: string;
}

interface SettingRow {
  readonly name: string;
  readonly value: string;
}

/** A text of a draft that a machine wrote and nobody has confirmed. */
interface MachineTextRow extends Omit<TextReviewRow, 'than' | 'others'> {
  readonly hash: string;
}

/** The tables of the desk, for Kysely. Times of its own are ISO 8601 texts in UTC. */
export interface DeskTables {
  readonly desk_people: PersonRow;
  readonly desk_sign_in_names: SignInNameRow;
  readonly desk_sessions: SessionRow;
  readonly desk_accounts: AccountRow;
  readonly desk_passkeys: PasskeyRow;
  readonly desk_ceremonies: CeremonyRow;
  readonly desk_mail_settings: MailSettingRow;
  readonly desk_mails: MailRow;
  readonly desk_digests: DigestRow;
  readonly desk_invitations: InvitationRow;
  readonly desk_attempts: AttemptRow;
  readonly desk_log: LogRow;
  readonly desk_handling: HandlingRow;
  readonly desk_events: EventRow;
  readonly desk_drafts: DraftRow;
  readonly desk_handovers: HandoverRow;
  readonly desk_text_reviews: TextReviewRow;
  readonly desk_machine_texts: MachineTextRow;
  readonly desk_files: FileRow;
  readonly desk_second_factors: SecondFactorRow;
  readonly desk_devices: DeviceRow;
  readonly desk_told: ToldRow;
  readonly desk_settings: SettingRow;
}
