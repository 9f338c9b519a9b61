import {
  ArrowRight,
  Check,
  ChevronDown,
  Clock,
  Contrast,
  FileText,
  Languages,
  type LucideProps,
  Menu,
  Phone,
  Quote,
  Search,
  ShieldCheck,
  Thermometer,
  Users,
  X,
} from "lucide-react";

const icons = {
  "arrow-right": ArrowRight,
  check: Check,
  "chevron-down": ChevronDown,
  clock: Clock,
  contrast: Contrast,
  "file-text": FileText,
  languages: Languages,
  menu: Menu,
  phone: Phone,
  quote: Quote,
  search: Search,
  "shield-check": ShieldCheck,
  thermometer: Thermometer,
  users: Users,
  close: X,
};

export type IconName = keyof typeof icons;

/** Attributes common to all icons, and their usual size, are in the stylesheet (.i). */
const bare = {
  xmlns: undefined,
  viewBox: "0 0 24 24",
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** An icon always stands next to text, so it is hidden from screen readers. */
export function Icon({ name, size, className = "", ...rest }: LucideProps & { name: IconName }) {
  const Drawing = icons[name];
  return (
    <Drawing
      strokeWidth=""
      aria-hidden
      {...bare}
      width={size}
      height={size}
      {...rest}
      className={`i ${className}`.trim()}
    />
  );
}
