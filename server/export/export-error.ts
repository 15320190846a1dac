/** A reason why a site cannot be exported; the message is for the person who started the export. */
export class ExportError extends Error {}

/** Prints an error of the user and sets the exit code to 1. */
export async function reportErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
