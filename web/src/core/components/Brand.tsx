/** The mark of the terminal: an axle with its wheels. */
export function Brand({ size = 48 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden>
      <rect width="48" height="48" rx="11" fill="#fff" />
      <g stroke="#0f1b2d" strokeLinecap="round" fill="none">
        <path d="M16 13h16M16 35h16M24 13v22" strokeWidth="4" />
        <path d="M13 10v6M35 10v6M13 32v6M35 32v6" strokeWidth="6" />
      </g>
    </svg>
  );
}
