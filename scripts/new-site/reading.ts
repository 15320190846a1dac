import { CommandError } from '../../server/command-line';

/** Says in one sentence what is wrong with an option or an answer. */
export class WrongInput extends CommandError {}

/** Reads the value of an answer; throws `WrongInput`. */
export type Read<Value> = (text: string) => Value;
