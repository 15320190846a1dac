import gigw from './gigw.json';

/** `council`: only the council can fulfil it; `open`: not fulfilled. */
export type CheckpointState = 'fulfilled' | 'council' | 'open';

/** A checkpoint of the Guidelines for Indian Government Websites. */
export interface Checkpoint {
  readonly id: string;
  readonly title: string;
  readonly state: CheckpointState;
  /** How the engine fulfils it, or what it offers for it. */
  readonly how: string;
  /** Paths of the tests that show it. */
  readonly tests: readonly string[];
  /** The council's duty. */
  readonly duty?: string;
  /** Limit that visitors must know, by language code. */
  readonly limit?: Readonly<Record<string, string>>;
}

/** A part of the guidelines with its checkpoints. */
export interface GuidelinesPart {
  readonly title: string;
  readonly checkpoints: readonly Checkpoint[];
}

const stateOf = (text: string): CheckpointState => {
  if (text === 'fulfilled' || text === 'council' || text === 'open') return text;
  throw new Error(`“${text}” is no state of a checkpoint.`);
};

/** The parts of the guidelines: quality, accessibility, cybersecurity, lifecycle management. */
export const guidelinesParts: readonly GuidelinesPart[] = gigw.parts.map(({ title, checkpoints }) => ({
  title,
  checkpoints: checkpoints.map(({ state, ...checkpoint }) => ({ ...checkpoint, state: stateOf(state) })),
}));

/** Number of checkpoints in a state. */
export const countIn = (checkpoints: readonly Checkpoint[], wanted: CheckpointState): number =>
  checkpoints.filter(({ state }) => state === wanted).length;
