import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReadAloud as ReadAloudLabels } from '../../../engine/site-config.generated';
import { languageLocale } from '../../../engine/language/language-locale';
import { Button } from '../../../site/ui/control/Button';
import { Icon } from '../../../site/ui/picture/Icon';
import { useContent } from '../../content';

/** Browsers load the voices of a device after the page. */
function watchVoices(onChange: () => void): () => void {
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => {
    speechSynthesis.removeEventListener('voiceschanged', onChange);
  };
}

const neverChanges = () => () => undefined;

interface ReadAloudProps {
  readonly labels: ReadAloudLabels;
  readonly text: string;
}

/** Reads a text aloud; absent where the device has no voice for the language, and without script (B11.16.6). */
export function ReadAloud({ labels, text }: ReadAloudProps) {
  const { context } = useContent();
  const locale = languageLocale(context.site.language);
  const [language = ''] = locale.split('-');
  // Older Safari has no such events.
  const canSpeak = typeof speechSynthesis !== 'undefined' && 'addEventListener' in speechSynthesis;
  const hasVoice = useSyncExternalStore(
    canSpeak ? watchVoices : neverChanges,
    () => canSpeak && speechSynthesis.getVoices().some(({ lang }) => lang.startsWith(language)),
    () => false,
  );
  const [stop, setStop] = useState<(() => void) | null>(null);
  useEffect(() => stop ?? undefined, [stop]);
  if (!hasVoice) return null;
  const start = async () => {
    const { speak } = await import('./speak');
    const end = () => {
      setStop(null);
    };
    const stopSpeaking = speak(text, language, end);
    setStop(() => stopSpeaking);
  };
  return (
    <p>
      <Button type="button" onClick={() => (stop ? stop() : void start())}>
        <Icon name={stop ? 'pause' : 'play'} />
        {context.translate(stop ? labels.stop : labels.start)}
      </Button>
    </p>
  );
}
