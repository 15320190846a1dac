/** Longest wait for the answer to a form, and for the code that sends it, in ms. */
export const submissionTimeout = 20_000;
