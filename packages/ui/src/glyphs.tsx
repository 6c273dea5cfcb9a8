/**
 * The icons this package draws itself, as lucide 1.75.0 draws them (ISC licence). Their outlines stand here because
 * lucide's own component would add 1.5 KB (gz) to this package's 9; callers pass lucide components as ever.
 */
const glyph = (d: string) =>
  function Glyph(props: { className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <path d={d} />
      </svg>
    );
  };

export const Alert = glyph('M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4M12 16h.01');
export const ArrowLeft = glyph('m12 19-7-7 7-7M19 12H5');
export const ArrowRight = glyph('M5 12h14M12 5l7 7-7 7');
export const Check = glyph('M20 6 9 17l-5-5');
export const ChevronDown = glyph('m6 9 6 6 6-6');
export const Cross = glyph('M18 6 6 18M6 6l12 12');
export const Lock = glyph(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
);
export const Retry = glyph('M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5');
