import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the visitor prefers reduced motion; true on the server, so that the first HTML does not move. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', { defaultMatches: true });
}
