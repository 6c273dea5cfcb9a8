import { encode } from 'uqr';

/** Modules of quiet around the code, as ISO/IEC 18004 asks for. */
const QUIET = 4;

interface QrCodeProps {
  address: string;
  /** What it leads to, for those who do not see it. */
  label: string;
  className?: string;
}

/** An address to be read by a camera. It is drawn on the server too: paper has no script. */
export function QrCode({ address, label, className }: QrCodeProps) {
  const { data, size } = encode(address, { border: QUIET, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      {/* Cameras want dark on light, in the dark theme as well. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
