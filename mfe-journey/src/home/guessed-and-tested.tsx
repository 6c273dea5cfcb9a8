const GUESSED = '22,86 40,42 58,104 74,60 92,118 108,34 122,92 138,58 60,72 100,76';
const TESTED = '222,112 236,107 250,97 262,94 276,84 290,79 303,66 318,61 331,49 345,45';

/** The hero's plate: an illustration, drawn as one. */
export function GuessedAndTested() {
  return (
    <svg
      viewBox="0 0 372 178"
      width="372"
      height="178"
      style={{ width: '100%', height: 'auto' }}
      role="img"
      aria-label="Two small plots. On the left, guessed: ten points scattered with no axes. On the right, tested: the same ten points along a rising line, with axes."
    >
      <g fill="none" stroke="var(--ink-3)" strokeWidth="1.4">
        <Points at={GUESSED} />
      </g>
      <path
        d="M206 18v114h152M236 132v4M206 108h-4M264 132v4M206 86h-4M292 132v4M206 64h-4M320 132v4M206 42h-4M348 132v4M206 20h-4"
        stroke="var(--ink)"
        strokeWidth="1.2"
        fill="none"
      />
      <path d="M214 117 352 40" stroke="var(--act)" strokeWidth="2" strokeLinecap="round" />
      <g fill="var(--act)">
        <Points at={TESTED} />
      </g>
      <g fontFamily="var(--serif)" fontStyle="italic" fontSize="15" fill="var(--ink-2)" textAnchor="middle">
        <text x="80" y="163">
          guessed
        </text>
        <text x="282" y="163">
          tested
        </text>
      </g>
    </svg>
  );
}

function Points({ at }: { at: string }) {
  return at.split(' ').map((point) => {
    const [cx, cy] = point.split(',');
    return <circle key={point} cx={cx} cy={cy} r="4" />;
  });
}
