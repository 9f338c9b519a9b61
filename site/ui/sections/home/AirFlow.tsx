/** Animated air over the picture of the villa. The lines are in a file, and the rule `.flow` (home.css) moves their dashes. */
export const AirFlow = () => (
  <svg viewBox="0 0 1600 1000" aria-hidden="true" className="flow">
    <use href="/air.svg#air" />
  </svg>
);
