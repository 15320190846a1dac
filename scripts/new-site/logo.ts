/** A round emblem in the accent colour: a house with pillars under the sun. The council replaces it by its own. */
export function drawLogo(accent: string, second: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="31" fill="${accent}"/>
  <circle cx="32" cy="17" r="6" fill="${second}"/>
  <path fill="#FFFFFF" d="M32 21 12 33v4h40v-4zM16 40h5v10h-5zm9 0h5v10h-5zm9 0h5v10h-5zm9 0h5v10h-5zM13 52h38v3H13z"/>
</svg>
`;
}
