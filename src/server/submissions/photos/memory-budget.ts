/** Bytes of memory that several requests share. */
export interface MemoryBudget {
  /** Takes bytes; false, without taking any, where too few are left. */
  readonly take: (bytes: number) => boolean;
  readonly giveBack: (bytes: number) => void;
}

/** Creates a budget of `most` bytes. */
export function createMemoryBudget(most: number): MemoryBudget {
  let left = most;
  return {
    take: (bytes) => {
      if (bytes > left) return false;
      left -= bytes;
      return true;
    },
    giveBack: (bytes) => {
      left += bytes;
    },
  };
}
