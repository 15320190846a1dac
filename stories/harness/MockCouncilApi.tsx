import { useLayoutEffect } from 'react';
import { mockResponse } from './mock-responses';

/** Intercepts requests to the council API and answers them with mock responses. */
export function MockCouncilApi() {
  useLayoutEffect(() => {
    const originalFetch = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      return url.pathname.startsWith('/api/')
        ? mockResponse(url, init?.method ?? 'GET')
        : originalFetch(input, init);
    };
    return () => {
      window.fetch = originalFetch;
    };
  }, []);
  return null;
}
