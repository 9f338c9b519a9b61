/** The line that may save a life. It stands before everything else about a fault. */
export const Danger = ({ text, className = "" }: { text: string; className?: string }) => (
  <p className={`font-semibold text-danger ${className}`.trim()}>{text}</p>
);
