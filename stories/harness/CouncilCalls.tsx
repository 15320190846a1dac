import { useLayoutEffect } from 'react';
import { answerCall } from './told-answers';

/** Answers the calls to the council API in the place of a server. */
export function CouncilCalls() {
  useLayoutEffect(() => {
    const ask = window.fetch.bind(window);
    window.fetch = (asked, init) => {
      const url = new URL(asked instanceof Request ? asked.url : asked, window.location.href);
      return url.pathname.startsWith('/api/') ? answerCall(url, init?.method ?? 'GET') : ask(asked, init);
    };
    return () => {
      window.fetch = ask;
    };
  }, []);
  return null;
}
