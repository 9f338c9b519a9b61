/** The logo is a wind tower, a shaft that cooled houses in this country before electricity. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" className="fill-brand-deep" />
      <path d="M10 27V7h12v20" fill="none" stroke="#f3efe8" strokeWidth="2" strokeLinejoin="round" />
      <path d="M14 8v9M18 8v9M10 18.5h12" stroke="#f3efe8" strokeWidth="2" />
      <path
        d="M5 11.5c2-1.6 3.4 1.2 5.4-.4M22 11.5c2-1.6 3 1.2 5-.4"
        fill="none"
        stroke="#f2a33a"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
