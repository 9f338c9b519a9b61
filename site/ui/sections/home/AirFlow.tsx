/** Animated air over the villa's picture. It is drawn in a file, and `.flow` (home.css) moves its dashes. */
export const AirFlow = () => (
  <svg viewBox="0 0 1600 1000" aria-hidden="true" className="flow">
    <use href="/air.svg#air" />
  </svg>
);
