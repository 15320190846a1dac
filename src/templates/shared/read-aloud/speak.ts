/** Characters after which Chrome falls silent in the middle of an utterance with some voices. */
const longest = 200;

const partOfLine = new RegExp(`.{1,${longest}}(?:\\s|$)|.{1,${longest}}`, 'g');

/** The lines of a text; long ones in parts that end between words. */
export function partsToSpeak(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => line.match(partOfLine) ?? [])
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/**
 * Speaks a text with the device's voice for a language, until it ends, the page is left or it is stopped.
 * @returns stops it; `onEnd` is called then, too
 */
export function speak(text: string, language: string, onEnd: () => void): () => void {
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(language)) ?? null;
  let isEnded = false;
  // What is cancelled reports an error afterwards, which must not end what is spoken by then.
  const stop = () => {
    if (isEnded) return;
    isEnded = true;
    window.removeEventListener('pagehide', stop);
    speechSynthesis.cancel();
    onEnd();
  };
  speechSynthesis.cancel();
  const parts = partsToSpeak(text);
  for (const [index, part] of parts.entries()) {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? language;
    if (index === parts.length - 1) utterance.addEventListener('end', stop);
    utterance.addEventListener('error', stop);
    speechSynthesis.speak(utterance);
  }
  window.addEventListener('pagehide', stop);
  return stop;
}
