import { useMemo } from 'react';
import { qrPath } from '../../../engine/picture/qr-path';

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  /** CSS width. */
  readonly width: string;
}

/** Modules of the white border without which scanners do not find the code. */
const quietZone = 4;

/** Browsers that darken pages by themselves would make a code that payment apps do not read. */
const lightOnly = { colorScheme: 'only light', forcedColorAdjust: 'none' } as const;

/** A QR code, dark on white in every theme; nothing for a text that is too long. */
export function QrCode({ text, label, width }: QrCodeProps) {
  const code = useMemo(() => qrPath(text), [text]);
  if (!code) return null;
  const side = code.size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={width}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      style={lightOnly}
    >
      <path fill="#fff" d={`M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={code.path} />
    </svg>
  );
}
